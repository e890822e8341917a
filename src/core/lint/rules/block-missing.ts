import { has, isObject } from '../../model/json.ts';
import type { Tool } from '../../model/tool.ts';
import { defineRule } from '../define-rule.ts';
import { missingBlocks } from '../facts/blocks.ts';
import { documentationSpec } from '../sources.ts';

export const blockMissing = defineRule({
  id: 'block-missing',
  family: 'document',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A descriptor has all seven blocks.',
  why: 'Name, description, parameters, returns, errors, idempotency and examples together let an agent choose, call and recover.',
  source: documentationSpec('3'),
  messages: {
    parameters: 'The descriptor has no "parameters". A tool without arguments needs an empty object schema.',
    returns: 'The descriptor has no "returns". Add the schema of a successful result.',
    errors: 'The descriptor has no "errors". List the error codes it can return and what to do about each.',
    idempotency: 'The descriptor has no "idempotency". State whether the tool is idempotent, safe and destructive.',
    examples: 'The descriptor has no "examples". Add one success and one error case.',
    addEmpty: 'Add an empty parameter schema',
  },
  examples: {
    good: [{ name: 'a', description: 'x', parameters: {}, returns: {}, errors: [], idempotency: {}, examples: [] }],
    bad: [
      { tool: { name: 'a' }, expect: 'parameters', at: '' },
      { tool: { name: 'a' }, expect: 'returns', at: '' },
      { tool: { name: 'a' }, expect: 'errors', at: '' },
      { tool: { name: 'a' }, expect: 'idempotency', at: '' },
      { tool: { name: 'a' }, expect: 'examples', at: '' },
    ],
  },
  check(tool, report) {
    for (const block of missingBlocks(tool)) {
      if (block === 'name' || block === 'description') continue;
      const value = { type: 'object', properties: {}, required: [], additionalProperties: false };
      const edits = [{ op: 'set', pointer: ['parameters'], value }] as const;
      const fixes =
        block === 'parameters' && !has(tool.raw, 'parameters') && !isCalledWithArguments(tool)
          ? [{ title: 'addEmpty', safe: false, edits } as const]
          : [];
      report(block, [], { fixes });
    }
  },
});

/** Its examples show arguments, so an empty schema would be wrong. */
function isCalledWithArguments(tool: Tool): boolean {
  return (tool.examples ?? []).some(
    (example) => isObject(example.arguments) && Object.keys(example.arguments).length > 0,
  );
}
