import { defineRule } from '../define-rule.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { TOOL_DESIGN } from '../sources.ts';

export const parametersOrder = defineRule({
  id: 'parameters-order',
  family: 'parameter',
  severity: 'off',
  preset: 'strict',
  summary: 'Required parameters come before optional ones.',
  why: 'Models fill in arguments in the order of the schema, and readers look first for what they must provide.',
  source: TOOL_DESIGN,
  messages: { late: 'The required parameter "{name}" comes after the optional "{other}". Put required ones first.' },
  examples: {
    good: [{ name: 'a', parameters: { type: 'object', properties: { a: {}, b: {} }, required: ['a'] } }],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { a: {}, b: {} }, required: ['b'] } },
        expect: 'late',
        at: '/parameters/properties/b',
      },
    ],
  },
  check(tool, report) {
    const top = inputProperties(tool).filter(({ isTop, pointer }) => isTop && pointer.length === 3);
    const optional = top.findIndex(({ isRequired }) => !isRequired);
    const late = top.find(({ isRequired }, index) => isRequired && optional >= 0 && index > optional);
    const other = top[optional];
    if (late === undefined || other === undefined) return;
    report('late', late.pointer, { data: { name: late.name, other: other.name } });
  },
});
