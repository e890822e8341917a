import { defineRule } from '../define-rule.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { says } from '../lexicons/index.ts';
import { CLEAR_ARGUMENTS } from '../sources.ts';

const PRINCIPALS =
  /^(?:user_?id|current_?user(?:_?id)?|caller(?:_?id)?|actor(?:_?id)?|acting_?user(?:_?id)?|on_?behalf_?of|impersonate(?:_?user)?|tenant_?id|session_?id|my_?id|as_?user|role|is_?admin)$/i;
const INTERNAL = /^(?:internal_\w+|db_id|row_id|_id|trace_id|debug(?:_\w+)?|pk)$/i;

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
    const isStated = says('administrator', tool.description ?? '');
    for (const { name, pointer, isTop, description } of inputProperties(tool)) {
      if (!isTop) continue;
      if (PRINCIPALS.test(name) && !isStated && !says('administrator', description))
        report('principal', pointer, { data: { name } });
      else if (INTERNAL.test(name)) report('internal', pointer, { data: { name } });
    }
  },
});
