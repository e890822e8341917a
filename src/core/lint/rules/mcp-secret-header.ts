import { has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nameWords } from '../facts/name-words.ts';
import { inputProperties } from '../facts/tool-properties.ts';

const SECRETS: ReadonlySet<string> = new Set([
  'password',
  'passwd',
  'passphrase',
  'secret',
  'apikey',
  'credential',
  'credentials',
  'cvv',
  'ssn',
]);
const SECRET_PAIRS: ReadonlySet<string> = new Set([
  'api key',
  'access key',
  'private key',
  'access token',
  'auth token',
  'bearer token',
  'refresh token',
  'client secret',
  'card number',
]);

export const mcpSecretHeader = defineRule({
  id: 'mcp-secret-header',
  family: 'provider',
  severity: 'error',
  preset: 'essentials',
  summary: 'No secret is sent in a header that proxies read.',
  why: 'A parameter with "x-mcp-header" is copied into an HTTP header so that proxies can route by it; they log it as well.',
  source: {
    title: 'Model Context Protocol, revision 2026-07-28: tools',
    url: 'https://modelcontextprotocol.io/specification/2026-07-28/server/tools',
    checkedOn: '2026-11-29',
  },
  confidence: 0.9,
  messages: {
    header: '"{name}" is a secret, but "x-mcp-header" copies it into a header that proxies log.',
    remove: 'Remove "x-mcp-header"',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { region: { type: 'string', 'x-mcp-header': 'Region' } } },
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { api_key: { type: 'string', 'x-mcp-header': 'Key' } } },
        },
        expect: 'header',
        at: '/parameters/properties/api_key/x-mcp-header',
      },
    ],
  },
  check(tool, report) {
    for (const { name, schema, pointer } of inputProperties(tool)) {
      if (!has(schema, 'x-mcp-header') || !isSecret(nameWords(name))) continue;
      const at = [...pointer, 'x-mcp-header'];
      const edits = [{ op: 'remove', pointer: at }] as const;
      report('header', at, { data: { name }, fixes: [{ title: 'remove', safe: false, edits }] });
    }
  },
});

/** By its last words: "secret_name" is a name. */
function isSecret(words: readonly string[]): boolean {
  return SECRETS.has(words.at(-1) ?? '') || SECRET_PAIRS.has(words.slice(-2).join(' '));
}
