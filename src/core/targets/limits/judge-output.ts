import { isObject, type JsonValue, stringAt } from '../../model/json.ts';
import { createRefResolver } from '../../schema/resolve-ref.ts';
import { draftOf, shapeProblems } from '../../schema/shape-problems.ts';
import { walkSchema } from '../../schema/walk.ts';
import type { Target } from '../define-target.ts';
import { type AsIsProblem, refused } from './as-is-problem.ts';

/** An MCP `outputSchema`: until 2025-11-25 an object schema without boolean properties; its references resolve. */
export function judgeOutput(schema: JsonValue | undefined, target: Target): AsIsProblem[] {
  if (!isObject(schema)) return [];
  const isOld = target.id !== 'mcp';
  const data = { provider: target.label };
  const problems: AsIsProblem[] = [];
  if (isOld && schema.type !== 'object') problems.push(refused('root', ['outputSchema'], 'as-is-output-root', data));
  const resolve = createRefResolver(schema);
  for (const node of walkSchema(schema)) {
    const at = ['outputSchema', ...node.pointer];
    const isFlag =
      typeof node.schema === 'boolean' && node.keyword === 'properties' && node.parent?.parent === undefined;
    if (isFlag && target.node.booleanSchemas === 'objects-in-properties') {
      problems.push(refused('node', at, 'as-is-boolean', data));
    }
    const reference = stringAt(node.schema as JsonValue, '$ref');
    const found = reference === undefined ? undefined : resolve(reference, node.pointer);
    if (found !== undefined && !found.ok && found.error === 'dangling') {
      problems.push(refused('reference', [...at, '$ref'], 'as-is-dangling', { ...data, reference: reference ?? '' }));
    }
  }
  const draft = Object.hasOwn(schema, '$schema')
    ? draftOf(schema)
    : isOld && target.revision === '2025-06-18'
      ? 'draft-07'
      : '2020-12';
  const shape = draft === undefined ? [] : shapeProblems(schema, draft);
  return [
    ...problems,
    ...shape.map(({ pointer, message }) => {
      return { pointer: ['outputSchema', ...pointer], topic: 'meta-schema', severity: 'error', message } as const;
    }),
  ];
}
