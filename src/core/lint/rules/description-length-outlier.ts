import { defineRule } from '../define-rule.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

const FEWEST_TOOLS = 5;
/** Standard deviations above the mean, and times the middle length, from which a description stands out. */
const DEVIATIONS = 2.5;
const TIMES = 5;
const SHORTEST = 300;

export const descriptionLengthOutlier = defineRule({
  id: 'description-length-outlier',
  family: 'description',
  severity: 'info',
  preset: 'recommended',
  summary: 'No description in a catalogue is many times longer than the others.',
  why: 'One description that dwarfs the rest draws the model to its tool; usually notes were dumped there, and it is also where hidden instructions are put.',
  source: ANTHROPIC_TOOLS,
  confidence: 0.5,
  messages: {
    longer:
      'The description has {length} characters, {times} times the median of this catalogue ({middle}). Shorten it.',
  },
  examples: {
    good: [Array.from({ length: 6 }, (_, index) => ({ name: `tool_${index}`, description: 'Gets one order.' }))],
    bad: [
      {
        tools: Array.from({ length: 9 }, (_, index) => ({
          name: `tool_${index}`,
          description: index === 8 ? 'Every order has a state. '.repeat(16) : 'Gets one order by its number.',
        })),
        expect: 'longer',
        at: '/description',
      },
    ],
  },
  /** What is over 600 characters is a finding of `description-long`. */
  checkCatalogue(tools, report, { thresholds }) {
    const lengths = tools.map(({ description }) => description?.length ?? 0);
    const told = lengths.filter((length) => length > 0);
    if (told.length < FEWEST_TOOLS) return;
    const mean = told.reduce((sum, length) => sum + length, 0) / told.length;
    const spread = Math.sqrt(told.reduce((sum, length) => sum + (length - mean) ** 2, 0) / told.length);
    const middle = [...told].sort((left, right) => left - right)[Math.floor(told.length / 2)] ?? 0;
    const least = Math.max(mean + DEVIATIONS * spread, middle * TIMES, SHORTEST);
    for (const [index, length] of lengths.entries()) {
      if (length <= least || length > thresholds.description_long) continue;
      const data = { length, middle, times: Math.round(length / middle) };
      report(index, 'longer', ['description'], { data });
    }
  },
});
