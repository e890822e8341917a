import { defineRule } from '../define-rule.ts';
import { foreignIdOf } from '../facts/foreign-ids.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { CLEAR_ARGUMENTS } from '../sources.ts';

export const parameterPrincipal = defineRule({
  id: 'parameter-principal',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'No argument says who is calling, and none is an internal ID.',
  why: 'The caller is known from the signed-in session; a model that may name the user can widen its access by changing an argument.',
  source: CLEAR_ARGUMENTS,
  confidence: 0.7,
  messages: {
    principal: '"{name}" lets the model say for whom the call is made. Take the caller from the session instead.',
    internal: '"{name}" is an internal ID or switch that a model cannot know. Leave it out.',
  },
  examples: {
    good: [
      {
        name: 'a',
        description: 'Search the calendar of another user, as an administrator.',
        parameters: { type: 'object', properties: { user_id: { type: 'string' } } },
      },
      { name: 'a', parameters: { type: 'object', properties: { calendar_id: { type: 'string' } } } },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { user_id: { type: 'string' } } } },
        expect: 'principal',
        at: '/parameters/properties/user_id',
      },
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { internal_ref: { type: 'string' } } } },
        expect: 'internal',
        at: '/parameters/properties/internal_ref',
      },
    ],
  },
  check(tool, report) {
    for (const property of inputProperties(tool)) {
      const problem = foreignIdOf(tool, property);
      if (problem !== undefined) report(problem, property.pointer, { data: { name: property.name } });
    }
  },
});
