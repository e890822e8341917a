import { defineRule } from '../define-rule.ts';
import { memoByTool } from '../memo.ts';
import { SMELLS_STUDY } from '../sources.ts';

const SHORTEST = 12;

export const catalogueDescriptionDuplicate = defineRule({
  id: 'catalogue-description-duplicate',
  family: 'catalogue',
  severity: 'warning',
  preset: 'recommended',
  summary: 'No two tools have the same description.',
  why: 'With equal descriptions, choosing between the tools is guessing from their names.',
  source: SMELLS_STUDY,
  messages: { same: 'This description is identical to that of "{other}". Say what sets the two tools apart.' },
  examples: {
    good: [
      [
        { name: 'a', description: 'Gets one order.' },
        { name: 'b', description: 'Gets one invoice.' },
      ],
    ],
    bad: [
      {
        tools: [
          { name: 'a', description: 'Gets one order by its id.' },
          { name: 'b', description: 'Gets one order by its id.' },
        ],
        expect: 'same',
        at: '/description',
      },
    ],
  },
  checkCatalogue(tools, report) {
    const first = new Map<string, string>();
    for (const [index, tool] of tools.entries()) {
      const [name, text] = [tool.name, plainDescription(tool)];
      if (text.length < SHORTEST) continue;
      const other = first.get(text);
      if (other === undefined) first.set(text, name);
      else if (other !== name) report(index, 'same', ['description'], { data: { other } });
    }
  },
});

const plainDescription = memoByTool((tool) => tool.description?.trim().toLowerCase() ?? '');
