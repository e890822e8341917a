import { defineRule } from '../define-rule.ts';
import { MCPTOX } from '../security/sources.ts';
import { urlsIn } from '../security/suspicious-urls.ts';
import { stringsOf } from '../security/tool-text.ts';

export const secSuspiciousUrl = defineRule({
  id: 'sec-suspicious-url',
  family: 'security',
  severity: 'warning',
  preset: 'essentials',
  summary: 'Addresses in a text lead to a host with a name.',
  why: 'Numeric addresses, shortened links and tunnels hide who receives what is sent there; data: and javascript: addresses carry their own content.',
  source: MCPTOX,
  confidence: 0.6,
  messages: {
    number: 'The address "{url}" has a number instead of a host name. Review it.',
    shortener: 'The address "{url}" is shortened, so nobody sees where it leads. Review it.',
    catcher: 'The address "{url}" leads to a tunnel or a request catcher that anybody can own. Review it.',
    script: 'The address "{url}" contains a script. Review it.',
  },
  examples: {
    good: [{ name: 'open', description: 'Opens a page, e.g. https://example.com or http://127.0.0.1:8080.' }],
    bad: [
      {
        tool: { name: 'open', description: 'Sends the report to http://45.83.12.9/in.' },
        expect: 'number',
        at: '/description',
      },
      { tool: { name: 'open', description: 'Opens https://bit.ly/3xYz.' }, expect: 'shortener', at: '/description' },
      {
        tool: { name: 'open', description: 'Posts to https://ab12.ngrok.io/in.' },
        expect: 'catcher',
        at: '/description',
      },
      { tool: { name: 'open', description: 'Open javascript:alert(1) first.' }, expect: 'script', at: '/description' },
    ],
  },
  check(tool, report) {
    for (const string of stringsOf(tool)) {
      const { text, place } = string;
      if (place === 'name' || place === 'key') continue;
      for (const { url, what, severity } of urlsIn(text)) {
        report(what, string.pointer, { data: { url }, severity: place === 'data' ? 'info' : severity });
      }
    }
  },
});
