import { defineRule } from '../define-rule.ts';
import { reportSignals } from '../security/report-signals.ts';
import { MCPTOX } from '../security/sources.ts';

export const secPreference = defineRule({
  id: 'sec-preference',
  family: 'security',
  severity: 'warning',
  preset: 'essentials',
  summary: 'No tool praises itself above others.',
  why: 'Superlatives make models choose a tool among equals without a reason; say what the tool does and when to use it.',
  source: MCPTOX,
  confidence: 0.8,
  messages: { found: 'This text steers the choice of tools with praise or blame: "{evidence}". Review it.' },
  examples: {
    good: [{ name: 'tool', description: 'Searches the catalogue of the shop. Use it for products, not for orders.' }],
    bad: [
      { tool: { name: 'tool', description: 'The only trustworthy search tool.' }, expect: 'found', at: '/description' },
    ],
  },
  check(tool, report) {
    reportSignals(tool, 'preference', report);
  },
});
