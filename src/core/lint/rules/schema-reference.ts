import { stringAt } from '../../model/json.ts';
import { formatPointer, type Pointer, startsWith, valueAt } from '../../model/pointer.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { nearest } from '../nearest.ts';
import { type SchemaFacts, schemasOf } from '../schema/facts.ts';
import { JSON_SCHEMA_CORE } from '../schema/sources.ts';

export const schemaReference = defineRule({
  id: 'schema-reference',
  family: 'schema',
  severity: 'error',
  preset: 'essentials',
  summary: 'Every $ref leads to a schema inside the same root.',
  why: 'References are resolved in each schema by itself: one that leads nowhere makes clients drop the tool, and none of them fetches an address.',
  source: JSON_SCHEMA_CORE,
  messages: {
    dangling: 'The reference "{ref}" leads nowhere in this schema.',
    near: 'The reference "{ref}" leads nowhere in this schema. Did you mean "{near}"?',
    external: 'The reference "{ref}" leads out of this schema, and no provider fetches it.',
    recursive:
      'The reference "{ref}" leads back to a schema that contains it; Anthropic (strict) and Gemini refuse recursion.',
    itself: 'The reference "{ref}" leads only to itself, so it describes nothing.',
    change: 'Change to "{near}"',
  },
  examples: {
    good: [{ name: 'a', parameters: { properties: { s: { $ref: '#/$defs/S' } }, $defs: { S: { type: 'string' } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { s: { $ref: '#/nowhere' } } } },
        expect: 'dangling',
        at: '/parameters/properties/s/$ref',
      },
      {
        tool: {
          name: 'a',
          parameters: { properties: { s: { $ref: '#/$defs/Sate' } }, $defs: { State: { type: 'string' } } },
        },
        expect: 'near',
        at: '/parameters/properties/s/$ref',
      },
      {
        tool: { name: 'a', parameters: { properties: { s: { $ref: 'https://example.com/s.json' } } } },
        expect: 'external',
        at: '/parameters/properties/s/$ref',
      },
      {
        tool: {
          name: 'a',
          parameters: {
            properties: { s: { $ref: '#/$defs/N' } },
            $defs: { N: { properties: { next: { $ref: '#/$defs/N' } } } },
          },
        },
        expect: 'recursive',
        at: '/parameters/$defs/N/properties/next/$ref',
      },
      {
        tool: {
          name: 'a',
          parameters: {
            properties: { s: { $ref: '#/$defs/A' } },
            $defs: { A: { $ref: '#/$defs/B' }, B: { $ref: '#/$defs/A' } },
          },
        },
        expect: 'itself',
        at: '/parameters/properties/s/$ref',
      },
      {
        tool: { name: 'a', parameters: { properties: { s: { $ref: '#/properties/s' } } } },
        expect: 'itself',
        at: '/parameters/properties/s/$ref',
      },
    ],
  },
  check(tool, report) {
    for (const facts of schemasOf(tool)) {
      for (const { schema, pointer } of facts.nodes) {
        const ref = stringAt(schema, '$ref');
        if (ref === undefined) continue;
        const from = pointer.slice(facts.at.length);
        const target = facts.resolve(ref, from);
        const at = [...pointer, '$ref'];
        if (target.ok && leadsNowhere(target.value.pointer, facts)) report('itself', at, { data: { ref } });
        else if (target.ok)
          reportLoop(from, target.value.pointer, (id) =>
            report(id, at, { data: { ref }, severity: id === 'itself' ? 'error' : 'info' }),
          );
        else if (target.error === 'remote') report('external', at, { data: { ref } });
        else {
          const near = nearDefinition(ref, facts);
          if (near === undefined) report('dangling', at, { data: { ref } });
          else report('near', at, { data: { ref, near }, fixes: [changeTo(near, at)] });
        }
      }
    }
  },
});

/** Aliases that go round: each is a reference to the next, and none says anything of a value. */
function leadsNowhere(start: Pointer, facts: SchemaFacts): boolean {
  const seen = new Set<string>();
  for (let at = start; !seen.has(formatPointer(at)); ) {
    seen.add(formatPointer(at));
    const ref = stringAt(valueAt(facts.root, at), '$ref');
    const next = ref === undefined ? undefined : facts.resolve(ref, at);
    if (next === undefined || !next.ok) return false;
    at = next.value.pointer;
  }
  return true;
}

function reportLoop(from: Pointer, to: Pointer, report: (id: 'itself' | 'recursive') => void): void {
  if (to.length === from.length && startsWith(from, to)) report('itself');
  else if (startsWith(from, to)) report('recursive');
}

function nearDefinition(ref: string, facts: SchemaFacts): string | undefined {
  const names = new Map<string, string>();
  for (const { keyword, key } of facts.nodes) {
    if ((keyword === '$defs' || keyword === 'definitions') && key !== undefined) names.set(key, `#/${keyword}/${key}`);
  }
  const wanted = ref.slice(ref.lastIndexOf('/') + 1);
  const found = names.has(wanted) ? wanted : nearest(wanted, names.keys());
  return found === undefined ? undefined : names.get(found);
}

function changeTo(near: string, pointer: Pointer): RuleFix {
  return { title: 'change', data: { near }, safe: false, edits: [{ op: 'set', pointer, value: near }] };
}
