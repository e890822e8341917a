import { defineRule } from '../define-rule.ts';
import { personalDataIn } from '../security/personal-data.ts';
import { stringsOf } from '../security/tool-text.ts';

export const secPersonalData = defineRule({
  id: 'sec-personal-data',
  family: 'security',
  severity: 'off',
  preset: 'strict',
  summary: 'Examples use made-up people: reserved domains, phone numbers and test cards.',
  why: 'Descriptors are published; an address, a phone number or a card from real data goes with them to every client and provider.',
  source: {
    title: 'RFC 2606: reserved top level DNS names',
    url: 'https://www.rfc-editor.org/rfc/rfc2606',
    checkedOn: '2026-11-29',
  },
  confidence: 0.6,
  messages: {
    email:
      '"{shown}" looks like the e-mail address of a real person. Use an address of example.com, which belongs to nobody.',
    phone:
      '"{shown}" looks like a phone number in use. Use one from +1 555 0100 to +1 555 0199, which belong to nobody.',
    card: '"{shown}" is a valid card number, but not a test card. Use a test card.',
  },
  examples: {
    good: [
      {
        name: 'a',
        examples: [
          {
            prompt: 'Write to an.tran@example.com or call +1 202-555-0143.',
            tool_call: { name: 'a', arguments: { card: '4242 4242 4242 4242', order: '4539578763621485' } },
          },
        ],
      },
    ],
    bad: [
      {
        tool: { name: 'a', examples: [{ prompt: 'Write to an.tran@vidu-cong-ty.vn.' }] },
        expect: 'email',
        at: '/examples/0/prompt',
      },
      {
        tool: { name: 'a', examples: [{ prompt: 'Call +84 912 345 678.' }] },
        expect: 'phone',
        at: '/examples/0/prompt',
      },
      {
        tool: { name: 'a', examples: [{ tool_call: { arguments: { card: '4539 5787 6362 1486' } } }] },
        expect: 'card',
        at: '/examples/0/tool_call/arguments/card',
      },
    ],
  },
  check(tool, report) {
    for (const string of stringsOf(tool)) {
      const { text, place } = string;
      const isExample = place === 'data' || string.isInExamples;
      const found = isExample ? personalDataIn(text) : undefined;
      if (found !== undefined) report(found.kind, string.pointer, { data: { shown: found.shown } });
    }
  },
});
