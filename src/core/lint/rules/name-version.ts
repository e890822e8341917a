import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { documentationSpec } from '../sources.ts';

/** More of them are a habit of the house, told once. */
const MOST_SINGLE = 3;
const VERSION = /^(?:v\d{1,3}|20\d{6})$/;

export const nameVersion = defineRule({
  id: 'name-version',
  family: 'name',
  severity: { authored: 'off', foreign: 'info' },
  preset: 'recommended',
  summary: 'A name contains a version only while two versions exist side by side.',
  why: 'A breaking change is published as "get_weather_v2" next to the deprecated "get_weather"; a lone "_v2" tells the model nothing and makes it look for the other one.',
  source: documentationSpec('11'),
  confidence: 0.6,
  messages: {
    all: '{count} names contain a version that no other tool in this catalogue shares, such as "{name}" ("{version}").',
    alone: 'The name "{name}" contains a version ("{version}"), but this catalogue has no other version of the tool.',
  },
  examples: {
    good: [[{ name: 'get_weather' }, { name: 'get_weather_v2' }]],
    bad: [
      { tool: { name: 'get_weather_v2' }, format: 'mcp', expect: 'alone', at: '/name' },
      {
        tools: ['get_a_v1', 'get_b_v1', 'get_c_v1', 'get_d_v1'].map((name) => ({ name })),
        format: 'mcp',
        expect: 'all',
        at: '/name',
      },
    ],
  },
  checkCatalogue(tools, report) {
    const versions = new Map<string, number>();
    const split = tools.map(({ name }) => {
      const words = nameWords(name);
      const version = words.find((word, index) => index > 0 && VERSION.test(word));
      const base = words.filter((word) => word !== version).join('_');
      versions.set(base, (versions.get(base) ?? 0) + 1);
      return { version, base };
    });
    const alone = [...split.keys()].filter((index) => {
      const { version, base } = split[index] ?? { version: undefined, base: '' };
      return version !== undefined && versions.get(base) === 1;
    });
    for (const index of alone.length > MOST_SINGLE ? alone.slice(0, 1) : alone) {
      const data = { name: tools[index]?.name ?? '', version: split[index]?.version ?? '', count: alone.length };
      report(index, alone.length > MOST_SINGLE ? 'all' : 'alone', ['name'], { data });
    }
  },
});
