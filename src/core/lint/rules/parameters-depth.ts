import { defineRule } from '../define-rule.ts';
import { objectDepth } from '../facts/object-depth.ts';
import { documentationSpec } from '../sources.ts';

const nest = (inner: object) => ({ type: 'object', properties: { inner } });

export const parametersDepth = defineRule({
  id: 'parameters-depth',
  family: 'parameter',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Objects in the parameters are nested at most two levels deep.',
  why: 'The deeper the objects, the more fields models forget, small models above all.',
  source: documentationSpec('6'),
  messages: { deep: 'Objects are nested {depth} levels deep here; use at most {limit}.' },
  examples: {
    good: [{ name: 'create_order', parameters: nest(nest({ type: 'string' })) as never }],
    bad: [
      {
        tool: { name: 'create_order', parameters: nest(nest(nest({ type: 'string' }))) as never },
        expect: 'deep',
        at: '/parameters/properties/inner/properties/inner',
      },
    ],
  },
  check(tool, report, { origin, thresholds }) {
    if (tool.parameters === undefined) return;
    const limit = origin === 'authored' ? thresholds.depth_authored : thresholds.depth_foreign;
    const { depth, pointer } = objectDepth(tool.parameters);
    if (depth > limit) report('deep', ['parameters', ...pointer], { data: { depth, limit } });
  },
});
