import { get, isArray } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { effectsOfWords } from '../facts/tool-effect.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { documentationSpec } from '../sources.ts';

export const readWriteSplit = defineRule({
  id: 'read-write-split',
  family: 'safety',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'Reading and writing are separate tools.',
  why: 'A tool that does both cannot have an honest safety flag, so every read needs the approval of a write.',
  source: documentationSpec('15'),
  confidence: 0.7,
  messages: {
    name: 'The name "{name}" promises both reading and changing. Make two tools.',
    values: 'The parameter "{name}" chooses between reading and changing ({values}). Make two tools.',
  },
  examples: {
    good: [{ name: 'get_user' }, { name: 'update_user' }],
    bad: [
      { tool: { name: 'get_and_update_user' }, expect: 'name', at: '/name' },
      {
        tool: { name: 'manage_notes', description: 'List, create, update or delete notes.' },
        expect: 'name',
        at: '/name',
      },
      {
        tool: {
          name: 'notes',
          parameters: { type: 'object', properties: { action: { type: 'string', enum: ['get', 'delete'] } } },
        },
        expect: 'values',
        at: '/parameters/properties/action',
      },
    ],
  },
  check(tool, report) {
    const words = nameWords(tool.name);
    if (((words.includes('and') || words.includes('or')) && mixes(words)) || managesAll(words, tool.description ?? ''))
      report('name', ['name'], { data: { name: tool.name } });
    for (const { name, schema, pointer, isTop } of inputProperties(tool)) {
      const values = get(schema, 'enum');
      if (!isTop || !isArray(values) || !CHOOSERS.has(name.toLowerCase())) continue;
      const listed = values.filter((value) => typeof value === 'string');
      if (mixes(listed.flatMap((value) => nameWords(value).slice(0, 1)))) {
        report('values', pointer, { data: { name, values: listed.slice(0, 4).join(', ') } });
      }
    }
  },
});

const MANAGERS: ReadonlySet<string> = new Set(['manage', 'handle', 'crud', 'administer']);

/** "manage_notes: list, create or delete notes". */
function managesAll(words: readonly string[], description: string): boolean {
  const [summary = ''] = description.split(/[.!?](?:\s|$)/, 1);
  return words.some((word) => MANAGERS.has(word)) && mixes(summary.toLowerCase().match(/[a-z]{3,20}/g) ?? []);
}

/** Only parameters that name what to do; "create" may also be a state or a permission. */
const CHOOSERS: ReadonlySet<string> = new Set([
  'action',
  'operation',
  'op',
  'command',
  'method',
  'mode',
  'verb',
  'task',
]);

function mixes(words: readonly string[]): boolean {
  const effects = effectsOfWords(words);
  return effects.has('reads') && (effects.has('writes') || effects.has('destroys'));
}
