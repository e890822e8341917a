import { stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { SCHEMA_LESSON } from '../sources.ts';

const SECRETS: readonly (readonly string[])[] = [
  ['password'],
  ['passwd'],
  ['passphrase'],
  ['secret'],
  ['api', 'key'],
  ['apikey'],
  ['access', 'token'],
  ['auth', 'token'],
  ['bearer', 'token'],
  ['refresh', 'token'],
  ['private', 'key'],
  ['client', 'secret'],
  ['credentials'],
  ['credit', 'card', 'number'],
  ['card', 'number'],
  ['cvv'],
  ['ssn'],
  ['pin', 'code'],
  ['mat', 'khau'],
];
/** Words behind which only a reference to the secret stands: an id, a name, a flag. */
const REFERENCES: ReadonlySet<string> = new Set([
  'id',
  'ids',
  'name',
  'names',
  'type',
  'expiry',
  'expires',
  'length',
  'policy',
  'count',
  'version',
  'versions',
  'scanning',
  'url',
  'arn',
  'ref',
]);

/** "The name of the secret": the description says that only a reference is asked for. */
const NAMED_ONLY =
  /^(?:the |an? )?(?:\w+ )?(?:name|id|identifier|reference|arn|uri)s? (?:of|to|for|under which)\b|^(?:tên|mã|định danh) (?:của )?(?:bí mật|mật khẩu|khóa|khoá)/iu;

export const parameterSecret = defineRule({
  id: 'parameter-secret',
  family: 'parameter',
  severity: 'warning',
  preset: 'recommended',
  summary: 'No parameter asks the model for a secret.',
  why: 'What the model fills in passes through the provider, the transcript and the logs; take secrets from the session instead.',
  source: SCHEMA_LESSON,
  confidence: 0.8,
  messages: {
    secret:
      'The parameter "{name}" asks the model for a secret. Take the secret from the session or a vault; at most let the model give its name.',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { secret_name: { type: 'string' }, page_token: { type: 'string' } } },
      },
      {
        name: 'get_secret',
        parameters: {
          type: 'object',
          properties: { secret: { type: 'string', description: 'The name of the secret in the vault.' } },
        },
      },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { api_key: { type: 'string' } } } },
        expect: 'secret',
        at: '/parameters/properties/api_key',
      },
    ],
  },
  check(tool, report) {
    for (const { name, schema, types, pointer } of inputProperties(tool)) {
      const words = nameWords(name);
      if (!types.includes('string') || REFERENCES.has(words.at(-1) ?? '')) continue;
      if (NAMED_ONLY.test(stringAt(schema, 'description') ?? '')) continue;
      if (SECRETS.some((secret) => secret.every((word, index) => words.at(index - secret.length) === word)))
        report('secret', pointer, { data: { name } });
    }
  },
});
