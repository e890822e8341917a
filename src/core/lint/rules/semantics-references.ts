import { get, isArray, isObject, stringAt } from '../../model/json.ts';
import { type Pointer, parsePointer, valueAt } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';
import { defineRule } from '../define-rule.ts';
import { nearest } from '../nearest.ts';
import { DESCRIPTOR_FORMAT } from '../sources.ts';

export const semanticsReferences = defineRule({
  id: 'semantics-references',
  family: 'semantics',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'Everything that "semantics" refers to exists: pointers, error codes, and the parts of a rule.',
  why: 'A rule with an undeclared error, or a unit for a parameter that is gone, checks nothing and nobody notices.',
  source: DESCRIPTOR_FORMAT,
  messages: {
    pointer: 'The pointer "{pointer}" leads nowhere in this tool.',
    error: 'The rule returns the error "{code}", which is not declared under "errors".',
    errorNear: 'The rule returns the error "{code}", which is not declared under "errors". Did you mean "{near}"?',
    part: 'The rule has no "{field}".',
    rename: 'Change to "{near}"',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { size: { type: 'number' } } },
        errors: [{ code: 'TOO_LARGE' }],
        semantics: {
          units: { '/parameters/properties/size': 'bytes' },
          rules: [{ id: 'size', expression: 'args.size > 0', error: 'TOO_LARGE', message: 'Too large.' }],
        },
      },
    ],
    bad: [
      {
        tool: { name: 'a', semantics: { units: { '/parameters/properties/gone': 'bytes' } } },
        expect: 'pointer',
        at: '/semantics/units/~1parameters~1properties~1gone',
      },
      {
        tool: {
          name: 'a',
          errors: [],
          semantics: { rules: [{ id: 'size', expression: 'true', error: 'TOO_LARGE', message: 'x' }] },
        },
        expect: 'error',
        at: '/semantics/rules/0/error',
      },
      {
        tool: {
          name: 'a',
          errors: [{ code: 'TOO_LARGE' }],
          semantics: { rules: [{ id: 'size', expression: 'true', error: 'TO_LARGE', message: 'x' }] },
        },
        expect: 'errorNear',
        at: '/semantics/rules/0/error',
      },
      { tool: { name: 'a', semantics: { rules: [{ id: 'size' }] } }, expect: 'part', at: '/semantics/rules/0' },
    ],
  },
  check(tool, report) {
    for (const { text, place } of pointerTexts(tool)) {
      const pointer = parsePointer(text);
      if (pointer === undefined || valueAt(tool.raw, pointer) === undefined)
        report('pointer', place, { data: { pointer: text } });
    }
    const codes = (tool.errors ?? []).flatMap(({ code }) => code ?? []);
    const rules = get(tool.semantics, 'rules');
    for (const [index, rule] of (isArray(rules) ? rules : []).entries()) {
      const place = ['semantics', 'rules', String(index)];
      for (const field of ['expression', 'error', 'message'])
        if (stringAt(rule, field) === undefined) report('part', place, { data: { field } });
      const code = stringAt(rule, 'error');
      if (code === undefined || codes.includes(code)) continue;
      const near = nearest(code, codes);
      if (near === undefined) report('error', [...place, 'error'], { data: { code } });
      else {
        const edits = [{ op: 'set', pointer: [...place, 'error'], value: near }] as const;
        report('errorNear', [...place, 'error'], {
          data: { code, near },
          fixes: [{ title: 'rename', data: { near }, safe: false, edits }],
        });
      }
    }
  },
});

/** Texts of the semantics block that are pointers from the tool's root, and where they stand. */
function* pointerTexts(tool: Tool): Generator<{ readonly text: string; readonly place: Pointer }> {
  for (const map of ['missing', 'units']) {
    const value = get(tool.semantics, map);
    if (isObject(value)) for (const text of Object.keys(value)) yield { text, place: ['semantics', map, text] };
  }
  const time = get(tool.semantics, 'time');
  for (const key of ['start', 'end']) {
    const text = stringAt(time, key);
    if (text?.startsWith('/')) yield { text, place: ['semantics', 'time', key] };
  }
  const instants = get(time, 'instants');
  for (const [index, text] of (isArray(instants) ? instants : []).entries()) {
    if (typeof text === 'string' && text.startsWith('/'))
      yield { text, place: ['semantics', 'time', 'instants', String(index)] };
  }
}
