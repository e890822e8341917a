import { singular } from '../../catalog/tool-words.ts';
import type { Tool } from '../../model/tool.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { renameProperty } from '../facts/rename-property.ts';
import { inputProperties, type Property } from '../facts/tool-properties.ts';
import { memoByTool } from '../memo.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

/** A single other use may be the odd one. */
const FEWEST = 2;

export const parameterNameAmbiguous = defineRule({
  id: 'parameter-name-ambiguous',
  family: 'catalogue',
  severity: 'info',
  preset: 'recommended',
  summary: 'A parameter says which ID it takes, as other tools of the catalogue do.',
  why: '"user" may be a name, an e-mail address or an ID, and "id" the ID of anything; where other tools of the catalogue write user_id, the model has to guess what this one wants.',
  source: ANTHROPIC_TOOLS,
  confidence: 0.6,
  messages: {
    vague: {
      one: '"{name}" does not say what it identifies; {count} other tool calls it "{other}".',
      other: '"{name}" does not say what it identifies; {count} other tools call it "{other}".',
    },
    rename: 'Rename to "{other}"',
  },
  examples: {
    good: [
      [tool('get_user', 'user_id'), tool('ban_user', 'user_id'), tool('rename_user', 'user_id')],
      [tool('get_user', 'id'), tool('ban_user', 'id')],
    ],
    bad: [
      {
        tools: [tool('get_user', 'user_id'), tool('ban_user', 'user_id'), tool('rename_user', 'id')],
        expect: 'vague',
        at: '/parameters/properties/id',
      },
      {
        tools: [tool('get_user', 'user_id'), tool('ban_user', 'user_id'), tool('rename_user', 'user')],
        expect: 'vague',
        at: '/parameters/properties/user',
      },
    ],
  },
  checkCatalogue(tools, report, context) {
    const known = context.once('id-parameters', knownIds);
    if (known.size === 0) return;
    for (const [index, tool] of tools.entries()) {
      for (const property of inputProperties(tool)) {
        const { name, pointer, isTop } = property;
        if (!isTop || (name !== 'id' && !known.has(name))) continue;
        const other = plainerName(property, tool, known);
        if (other === undefined) continue;
        report(index, 'vague', pointer, { data: { name, ...other }, fixes: rename(tool, property, other.other) });
      }
    }
  },
});

function tool(name: string, parameter: string) {
  const description = 'Id of the user.';
  return { name, parameters: { type: 'object', properties: { [parameter]: { type: 'string', description } } } };
}

/** The names of ids that several tools take, by the thing they are of. */
function knownIds(tools: readonly Tool[]): ReadonlyMap<string, OtherName> {
  const counts = new Map<string, number>();
  for (const tool of tools) for (const name of idsOf(tool)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const known = new Map<string, OtherName>();
  for (const [other, count] of counts) {
    const thing = other.replace(/_?id$/i, '');
    if (count >= FEWEST && count > (known.get(thing)?.count ?? 0)) known.set(thing, { other, count });
  }
  return known;
}

interface OtherName {
  readonly other: string;
  readonly count: number;
}

const idsOf = memoByTool((tool: Tool): readonly string[] =>
  inputProperties(tool).flatMap(({ name, isTop }) => (isTop && /[a-z](?:_id|Id)$/.test(name) ? [name] : [])),
);

/** The name that the others use for the same id: of a thing in the tool's name, or of the thing that the parameter is called. */
function plainerName(
  { name, types, description }: Property,
  tool: Tool,
  known: ReadonlyMap<string, OtherName>,
): OtherName | undefined {
  const isId = name === 'id';
  const things = isId ? nameWords(tool.name).map(singular) : [name];
  const [found, ...others] = things.flatMap((thing) => known.get(thing) ?? []);
  if (found === undefined || others.length > 0 || idsOf(tool).includes(found.other)) return undefined;
  if (types.some((type) => type !== 'string' && type !== 'integer' && type !== 'number')) return undefined;
  if (/\bnames? or\b|\bor (?:the )?(?:full )?names?\b/i.test(description)) return undefined;
  return isId || /\bids?\b|identifier|mã/iu.test(description) ? found : undefined;
}

function rename(tool: Tool, { pointer }: Property, other: string): RuleFix[] {
  const edits = renameProperty(tool, pointer, other);
  return edits === undefined ? [] : [{ title: 'rename', data: { other }, safe: false, edits }];
}
