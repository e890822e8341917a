import { defineRule } from '../define-rule.ts';
import { saying } from '../lexicons/index.ts';
import { documentationSpec } from '../sources.ts';

/** A product is inner detail when the tool is said to work through it, not when the tool works on it. */
const WORKS_THROUGH =
  /\b(?:uses?|using|via|through|backed by|stored in|cached in|reads? from|runs? on|implemented (?:in|with)|built on)\s+(?:an?\s|the\s|our\s|internal\s){0,2}(?:redis|memcached|postgres(?:ql)?|mysql|mongodb|elasticsearch|kafka|rabbitmq|dynamodb|sqlite|orm|cron|lambda|stored procedures?|thread pool)\b|\b(?:on|against|from)\s+(?:an?\s|the\s|our\s){0,1}(?:redis|postgres(?:ql)?|mysql|mongodb|elasticsearch|kafka)\s+(?:replica|shard|cache|queue)\b/i;

/** Endpoints, classes and tables are told to whoever maintains the tool, not to whoever calls it. */
const INSIDE =
  /\b(?:GET|POST|PUT|PATCH|DELETE) \/[\w/{}.:-]+|\b[A-Z]\w+(?:Controller|Dao|DAO|Servlet|ServiceImpl)\b|\b[Ii]nserts? into the [\w.]+ table\b/;

export const descriptionImplementation = defineRule({
  id: 'description-implementation',
  family: 'description',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A description says what the tool does, not how it is built.',
  why: 'Databases, queues and internal services do not help to choose a tool, change without notice, and tell outsiders about the system.',
  source: documentationSpec('3.2'),
  confidence: 0.6,
  messages: {
    inner: 'The description says how the tool is built ("{words}"). Say what it does for the caller instead.',
  },
  examples: {
    good: [{ name: 'get_weather', description: 'Get the current weather of one city.' }],
    bad: [
      {
        tool: { name: 'get_weather', description: 'Get weather; internally reads a Redis cache.' },
        expect: 'inner',
        at: '/description',
      },
      {
        tool: { name: 'create_payment', description: 'Calls POST /v1/payments of the billing system.' },
        expect: 'inner',
        at: '/description',
      },
    ],
  },
  check(tool, report) {
    const text = tool.description ?? '';
    const words = WORKS_THROUGH.exec(text)?.[0] ?? INSIDE.exec(text)?.[0] ?? saying('implementation', text);
    if (words === undefined || tool.name.toLowerCase().includes(words)) return;
    report('inner', ['description'], { data: { words } });
  },
});
