import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { renameFix } from '../facts/rename-tool.ts';
import { isVerb } from '../lexicons/index.ts';
import { TOOL_DESIGN } from '../sources.ts';

/** Verbs that are no nouns: behind another word they can only be the action. */
const PURE_VERBS: ReadonlySet<string> = new Set([
  'get',
  'fetch',
  'create',
  'delete',
  'remove',
  'update',
  'find',
  'send',
  'retrieve',
  'add',
  'edit',
  'read',
  'write',
  'set',
  'cancel',
]);

export const nameVerbOrder = defineRule({
  id: 'name-verb-order',
  family: 'name',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'The verb comes before its object, unless the first word is a namespace of several tools.',
  why: '"get_weather" reads like a sentence, "weather_get" does not; a namespace such as "notes_" helps only when several tools share it.',
  source: TOOL_DESIGN,
  confidence: 0.7,
  messages: {
    order:
      'In "{name}" the verb "{verb}" comes last, but no other tool shares the namespace "{namespace}". Put the verb first.',
    rename: 'Rename to "{name}"',
  },
  examples: {
    good: [{ name: 'get_weather' }, [{ name: 'notes_create' }, { name: 'notes_delete' }]],
    bad: [{ tool: { name: 'weather_get' }, expect: 'order', at: '/name' }],
  },
  checkCatalogue(tools, report) {
    const namespaces = new Map<string, number>();
    for (const { name } of tools) {
      const [first = ''] = nameWords(name);
      namespaces.set(first, (namespaces.get(first) ?? 0) + 1);
    }
    for (const [index, tool] of tools.entries()) {
      const words = nameWords(tool.name);
      const verb = words.at(-1) ?? '';
      const namespace = words[0] ?? '';
      if (words.length < 2 || !PURE_VERBS.has(verb) || words.slice(0, -1).some(isVerb)) continue;
      if ((namespaces.get(namespace) ?? 0) > 1) continue;
      const name = [verb, ...words.slice(0, -1)].join('_');
      report(index, 'order', ['name'], {
        data: { name: tool.name, verb, namespace },
        fixes: [renameFix(tool, name)],
      });
    }
  },
});
