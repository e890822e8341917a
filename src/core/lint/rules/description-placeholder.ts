import { defineRule } from '../define-rule.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { saying } from '../lexicons/index.ts';
import { SMELLS_STUDY } from '../sources.ts';

export const descriptionPlaceholder = defineRule({
  id: 'description-placeholder',
  family: 'description',
  severity: 'warning',
  preset: 'recommended',
  summary: 'No description is a placeholder.',
  why: 'A model reads "TODO" as if it described the tool.',
  source: SMELLS_STUDY,
  confidence: 0.9,
  messages: { placeholder: 'This text looks like a placeholder ("{words}"). Replace it with a real description.' },
  examples: {
    good: [{ name: 'list_todos', description: 'List the open tasks of one project.' }],
    bad: [
      { tool: { name: 'get_weather', description: 'TODO: describe' }, expect: 'placeholder', at: '/description' },
      {
        tool: {
          name: 'get_weather',
          parameters: {
            type: 'object',
            properties: { city: { type: 'string', description: 'No description provided' } },
          },
        },
        expect: 'placeholder',
        at: '/parameters/properties/city/description',
      },
    ],
  },
  check(tool, report) {
    const words = placeholderIn(tool.description ?? '');
    if (words !== undefined) report('placeholder', ['description'], { data: { words } });
    for (const { description, pointer } of inputProperties(tool)) {
      const found = placeholderIn(description);
      if (found !== undefined) report('placeholder', [...pointer, 'description'], { data: { words: found } });
    }
  },
});

/** A placeholder is short; "TODO" within a longer text speaks about to-do lists. */
const MAX_PLACEHOLDER = 60;

function placeholderIn(text: string): string | undefined {
  if (text.length > MAX_PLACEHOLDER) return undefined;
  const words = saying('placeholder', text);
  if (words === undefined) return undefined;
  const opens = text.trim().toLowerCase().startsWith(words);
  return opens && (words !== 'todo' || /^\s*TODO\b(?!\s+(?:list|item|task|id|app))/.test(text)) ? words : undefined;
}
