import { singular } from '../../catalog/tool-words.ts';
import type { Tool } from '../../model/tool.ts';
import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

const MAKES: ReadonlySet<string> = new Set(['create', 'add', 'insert', 'register', 'book', 'schedule']);
const READS: ReadonlySet<string> = new Set(
  'get list read search find fetch lookup show view query describe retrieve browse'.split(' '),
);
const ENDS: ReadonlySet<string> = new Set('delete remove cancel destroy drop archive close revoke'.split(' '));

export const catalogueCounterpart = defineRule({
  id: 'catalogue-counterpart',
  family: 'catalogue',
  severity: 'off',
  preset: 'strict',
  summary: 'What a catalogue can create, it can also read and delete.',
  why: 'An agent that created the wrong thing and finds no tool to read or delete it tries a similar tool, or gives up halfway.',
  source: ANTHROPIC_TOOLS,
  confidence: 0.4,
  messages: {
    noRead: '"{name}" creates something ({what}) that no tool in this catalogue can read.',
    noEnd: '"{name}" creates something ({what}) that no tool in this catalogue can delete or cancel.',
  },
  examples: {
    good: [[{ name: 'create_note' }, { name: 'list_notes' }, { name: 'delete_note' }]],
    bad: [
      { tools: [{ name: 'create_note' }, { name: 'delete_note' }], expect: 'noRead', at: '/name' },
      { tools: [{ name: 'notes_create' }, { name: 'notes_list' }], expect: 'noEnd', at: '/name' },
    ],
  },
  checkCatalogue(tools, report) {
    const read = new Set<string>();
    const ended = new Set<string>();
    for (const tool of tools) {
      const { verb, things } = partsOf(tool);
      if (READS.has(verb)) for (const thing of things) read.add(thing);
      if (ENDS.has(verb)) for (const thing of things) ended.add(thing);
    }
    for (const [index, tool] of tools.entries()) {
      const { verb, things } = partsOf(tool);
      const what = things.at(-1);
      if (!MAKES.has(verb) || what === undefined) continue;
      const data = { name: tool.name, what };
      if (!read.has(what)) report(index, 'noRead', ['name'], { data });
      else if (!ended.has(what)) report(index, 'noEnd', ['name'], { data });
    }
  },
});

function partsOf({ name }: Tool): { readonly verb: string; readonly things: readonly string[] } {
  const words = nameWords(name);
  const verb = words.find((word) => MAKES.has(word) || READS.has(word) || ENDS.has(word)) ?? '';
  return { verb, things: words.filter((word) => word !== verb).map(singular) };
}
