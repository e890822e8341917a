import { get, isArray, isObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { valueAt } from '../../model/pointer.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { nodesOf } from '../schema/facts.ts';
import { UNDERSTANDING } from '../schema/sources.ts';

/** What a node may hold without saying anything about the value. */
const SILENT: ReadonlySet<string> = new Set([
  'title',
  'description',
  'examples',
  'example',
  'default',
  '$comment',
  'deprecated',
]);

export const schemaEmptyBranch = defineRule({
  id: 'schema-empty-branch',
  family: 'schema',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Every branch of a union says what it accepts, and there are at least two.',
  why: 'A branch that accepts anything makes the others pointless, usually because a generator could not express a type; strict modes refuse it.',
  source: UNDERSTANDING,
  messages: {
    anything: 'This branch of "{keyword}" accepts anything, so the other branches have no effect.',
    single: '"{keyword}" has only one branch. Write the branch itself.',
    unwrap: 'Write the branch itself',
  },
  examples: {
    good: [{ name: 'a', parameters: { properties: { n: { anyOf: [{ type: 'string' }, { type: 'number' }] } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { n: { allOf: [{ type: 'string' }], description: 'Name.' } } } },
        expect: 'single',
        at: '/parameters/properties/n/allOf',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { anyOf: [{ type: 'string' }, {}] } } } },
        expect: 'anything',
        at: '/parameters/properties/n/anyOf/1',
      },
      {
        tool: { name: 'a', parameters: { properties: { n: { anyOf: [{ type: 'string' }] } } } },
        expect: 'single',
        at: '/parameters/properties/n/anyOf',
      },
    ],
  },
  check(tool, report) {
    for (const { schema, pointer } of nodesOf(tool)) {
      const parts = get(schema, 'allOf');
      if (isArray(parts) && parts.length === 1 && !isReference(parts[0])) {
        const fixes = unwrap(schema, 'allOf', pointer);
        report('single', [...pointer, 'allOf'], { data: { keyword: 'allOf' }, severity: 'info', fixes });
      }
      for (const keyword of ['anyOf', 'oneOf'] as const) {
        const branches = get(schema, keyword);
        if (!isArray(branches)) continue;
        const at = [...pointer, keyword];
        for (const [index, branch] of branches.entries()) {
          const isAnything =
            branch === true || (isObject(branch) && Object.keys(branch).every((name) => SILENT.has(name)));
          if (isAnything) report('anything', [...at, String(index)], { data: { keyword } });
        }
        if (branches.length === 1)
          report('single', at, { data: { keyword }, severity: 'info', fixes: unwrap(schema, keyword, pointer) });
      }
    }
  },
});

/** Drafts before 2019-09 ignore what stands beside a reference, so there it has to be wrapped. */
function isReference(part: JsonValue | undefined): boolean {
  return isObject(part) && Object.hasOwn(part, '$ref');
}

function unwrap(schema: JsonObject, keyword: string, pointer: readonly string[]): readonly RuleFix[] {
  const branch = valueAt(schema, [keyword, '0']);
  if (!isObject(branch) || pointer.length < 2) return [];
  const rest = Object.fromEntries(Object.entries(schema).filter(([name]) => name !== keyword));
  if (Object.keys(branch).some((name) => Object.hasOwn(rest, name))) return [];
  return [{ title: 'unwrap', safe: false, edits: [{ op: 'set', pointer, value: { ...rest, ...branch } }] }];
}
