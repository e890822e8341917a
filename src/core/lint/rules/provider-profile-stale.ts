import { TARGETS } from '../../targets/index.ts';
import { defineRule } from '../define-rule.ts';
import { DESCRIPTOR_FORMAT } from '../sources.ts';

const DAY = 86_400_000;

export const providerProfileStale = defineRule({
  id: 'provider-profile-stale',
  family: 'provider',
  severity: 'info',
  preset: 'recommended',
  summary: 'The rules of a provider were checked recently.',
  why: "Providers loosen and tighten their limits without notice; a verdict based on last year's rules should be checked before it blocks a release.",
  source: DESCRIPTOR_FORMAT,
  messages: {
    stale:
      'The rules of {target} were last checked on {date}, {days} days ago; a newer version of Toolscribe may judge differently.',
  },
  examples: {
    good: [{ name: 'a' }],
    bad: [
      {
        tools: [{ name: 'a', description: 'Adds.', parameters: { type: 'object', properties: {} } }],
        targets: ['mcp'],
        today: '2028-01-31',
        expect: 'stale',
        at: '',
      },
    ],
  },
  checkCatalogue(_, report, { targets, today, thresholds }) {
    if (today === undefined) return;
    for (const target of targets) {
      const { label, envelope } = TARGETS[target];
      const date = envelope.source.checkedOn;
      const days = Math.floor((Date.parse(today) - Date.parse(date)) / DAY);
      if (days > thresholds.profile_days) report(-1, 'stale', [], { target, data: { target: label, date, days } });
    }
  },
});
