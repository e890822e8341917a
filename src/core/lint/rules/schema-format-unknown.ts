import { stringAt } from '../../model/json.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { editDistance } from '../nearest.ts';
import { isOpenApiDialect, nodesOf } from '../schema/facts.ts';
import { VALIDATION } from '../schema/sources.ts';

const FORMATS = [
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'idn-email',
  'hostname',
  'idn-hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uri-reference',
  'iri',
  'iri-reference',
  'uuid',
  'uri-template',
  'json-pointer',
  'relative-json-pointer',
  'regex',
] as const;
/** Formats of OpenAPI and of generators; validators ignore them, several providers know them. */
const REGISTERED = [
  'int32',
  'int64',
  'uint8',
  'uint16',
  'uint32',
  'uint64',
  'int8',
  'int16',
  'float',
  'double',
  'decimal',
  'byte',
  'binary',
  'password',
  'char',
  'url',
  'enum',
  'base64url',
  'html',
  'markdown',
  'commonmark',
  'unixtime',
  'color',
  'phone',
];
const KNOWN: ReadonlySet<string> = new Set([...FORMATS, ...REGISTERED]);

export const schemaFormatUnknown = defineRule({
  id: 'schema-format-unknown',
  family: 'schema',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'Every format is one that validators know.',
  why: 'An unknown format checks nothing, and strict modes refuse it.',
  source: VALIDATION,
  messages: {
    unknown: 'No validator knows the format "{format}".',
    near: 'No validator knows the format "{format}". Did you mean "{near}"?',
    change: 'Change to "{near}"',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: {
          properties: { d: { type: 'string', format: 'date-time' }, n: { type: 'integer', format: 'int64' } },
        },
      },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { properties: { d: { type: 'string', format: 'star-sign' } } } },
        expect: 'unknown',
        at: '/parameters/properties/d/format',
      },
      {
        tool: { name: 'a', parameters: { properties: { d: { type: 'string', format: 'datetime' } } } },
        expect: 'near',
        at: '/parameters/properties/d/format',
      },
    ],
  },
  check(tool, report, context) {
    if (isOpenApiDialect(context.format)) return;
    for (const { schema, pointer } of nodesOf(tool)) {
      const format = stringAt(schema, 'format');
      if (format === undefined || KNOWN.has(format)) continue;
      const near = nearFormat(format);
      const at = [...pointer, 'format'];
      if (near === undefined) report('unknown', at, { data: { format } });
      else {
        const fix: RuleFix = {
          title: 'change',
          data: { near },
          safe: false,
          edits: [{ op: 'set', pointer: at, value: near }],
        };
        report('near', at, { data: { format, near }, fixes: [fix], severity: 'warning' });
      }
    }
  },
});

/** What people write for a format that exists. */
const OTHER_WORDS: ReadonlyMap<string, (typeof FORMATS)[number]> = new Map([
  ['timestamp', 'date-time'],
  ['iso8601', 'date-time'],
  ['iso-8601', 'date-time'],
  ['rfc3339', 'date-time'],
  ['e-mail', 'email'],
  ['mail', 'email'],
  ['guid', 'uuid'],
  ['uuid4', 'uuid'],
  ['uuidv4', 'uuid'],
  ['ip', 'ipv4'],
  ['ip-address', 'ipv4'],
  ['link', 'uri'],
  ['href', 'uri'],
  ['regexp', 'regex'],
  ['host', 'hostname'],
  ['domain', 'hostname'],
]);

function nearFormat(format: string): (typeof FORMATS)[number] | undefined {
  const plain = format.toLowerCase().replaceAll('_', '-');
  return OTHER_WORDS.get(plain) ?? FORMATS.find((name) => editDistance(name, plain) <= 1);
}
