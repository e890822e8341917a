import { singular } from '../../catalog/tool-words.ts';
import type { Tool } from '../../model/tool.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { renameProperty } from '../facts/rename-property.ts';
import { inputProperties, type Property } from '../facts/tool-properties.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

/** A single other use may be the odd one. */
const FEWEST = 2;

export const parameterNameAmbiguous = defineRule({
  id: 'parameter-name-ambiguous',
  family: 'catalogue',
  severity: 'info',
  preset: 'recommended',
  summary: 'A parameter says which id it takes where its siblings do.',
  why: '"user" may be a name, a mail address or an id, and "id" the id of anything; where other tools of the catalogue write user_id, the model has to guess what this one wants.',
  source: ANTHROPIC_TOOLS,
  confidence: 0.6,
  messages: {
    vague: '"{name}" does not say what it identifies; {count} other tools here call it "{other}".',
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
    const counts = context.once('id-parameters', countIds);
    for (const [index, tool] of tools.entries()) {
      const properties = inputProperties(tool).filter(({ isTop }) => isTop);
      for (const property of properties) {
        const other = plainerName(property, tool, counts);
        if (other === undefined || properties.some(({ name }) => name === other)) continue;
        const { name, pointer } = property;
        const data = { name, other, count: counts.get(other) ?? 0 };
        report(index, 'vague', pointer, { data, fixes: rename(tool, property, other) });
      }
    }
  },
});

function tool(name: string, parameter: string) {
  const description = 'Id of the user.';
  return { name, parameters: { type: 'object', properties: { [parameter]: { type: 'string', description } } } };
}

function countIds(tools: readonly Tool[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const tool of tools) {
    for (const { name, isTop } of inputProperties(tool)) {
      if (isTop && /[a-z](?:_id|Id)$/.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

/** The name that the others use for the same id: of the thing in the tool's name, or of the thing that the parameter is called. */
function plainerName(
  { name, types, description }: Property,
  { name: toolName }: Tool,
  counts: ReadonlyMap<string, number>,
): string | undefined {
  if (types.some((type) => type !== 'string' && type !== 'integer' && type !== 'number')) return undefined;
  const isId = name === 'id';
  if (/\bnames? or\b|\bor (?:the )?(?:full )?names?\b/i.test(description)) return undefined;
  if (!isId && !/\bids?\b|identifier|mã/iu.test(description)) return undefined;
  const things = isId ? nameWords(toolName).map(singular) : [name];
  const known = things.flatMap((thing) => [`${thing}_id`, `${thing}Id`]);
  const found = known.filter((candidate) => (counts.get(candidate) ?? 0) >= FEWEST);
  return found.length === 1 ? found[0] : undefined;
}

function rename(tool: Tool, { pointer }: Property, other: string): RuleFix[] {
  const edits = renameProperty(tool, pointer, other);
  return edits === undefined ? [] : [{ title: 'rename', data: { other }, safe: false, edits }];
}
