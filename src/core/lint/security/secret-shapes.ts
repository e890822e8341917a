import { textTraits } from './text-traits.ts';

export interface FoundSecret {
  /** The kind of secret, by the name of its issuer. */
  readonly what: string;
  readonly start: number;
  readonly end: number;
}

const SHAPES: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'AWS access key', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  { what: 'GitHub token', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{22,})\b/g },
  { what: 'GitLab token', pattern: /\bglpat-[A-Za-z0-9_-]{20,}/g },
  { what: 'Anthropic key', pattern: /\bsk-ant-[A-Za-z0-9_-]{20,}/g },
  { what: 'OpenAI key', pattern: /\bsk-(?:proj-|svcacct-)?[A-Za-z0-9_-]{32,}/g },
  { what: 'Google API key', pattern: /\bAIza[A-Za-z0-9_-]{35}\b/g },
  { what: 'Slack token', pattern: /\bxox[abposr]-[A-Za-z0-9-]{20,}/g },
  { what: 'Stripe key', pattern: /\b[sr]k_live_[A-Za-z0-9]{20,}/g },
  { what: 'SendGrid key', pattern: /\bSG\.[A-Za-z0-9_-]{20,24}\.[A-Za-z0-9_-]{40,46}\b/g },
  { what: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { what: 'Hugging Face token', pattern: /\bhf_[A-Za-z0-9]{34}\b/g },
  { what: 'private key', pattern: /-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY-----[A-Za-z0-9+/=\\\s]{40,}/g },
  { what: 'JSON web token', pattern: /\beyJ[A-Za-z0-9_-]{16,}\.eyJ[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/g },
  {
    what: 'address with a password',
    pattern:
      /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|redis|amqp|https?):\/\/[\w.-]{1,40}:[^\s:@/<>{}$*]{6,80}@[\w.-]{3,}/g,
  },
];
/** What every shape holds: most texts are done with after this. */
const HINT =
  /AKIA|ASIA|gh[pousr]_|github_pat_|glpat-|\bsk-|AIza|xox[abposr]-|[sr]k_live_|\bSG\.|npm_|\bhf_|-----BEGIN|eyJ|:\/\//;

/** Keys that documentation prints: marked as examples, made of one letter, counted up, or the token that jwt.io shows. */
const DOCUMENTATION =
  /example|placeholder|dummy|sample|redacted|changeme|password|secret|your|test|xxxx|\.\.\.|0000|1234|abcd|eyJzdWIiOiIxMjM0NTY3ODkw/i;

const NONE: readonly FoundSecret[] = [];
/** No shape but the two that are named below has fewer characters in a row. */
const SHORTEST_TOKEN = 16;

function mayHoldSecret(text: string): boolean {
  if (text.length < SHORTEST_TOKEN) return false;
  return textTraits(text).longestToken >= SHORTEST_TOKEN || text.includes('://') || text.includes('-----BEGIN');
}

/** Literal secrets of well-known shapes; keys that are plainly examples are left out. */
export function secretsIn(text: string): readonly FoundSecret[] {
  if (!mayHoldSecret(text) || !HINT.test(text)) return NONE;
  const found: FoundSecret[] = [];
  for (const { what, pattern } of SHAPES) {
    for (const match of text.matchAll(pattern)) {
      const isTaken = found.some(({ start, end }) => match.index < end && start < match.index + match[0].length);
      if (isTaken || DOCUMENTATION.test(match[0]) || isMonotone(match[0])) continue;
      found.push({ what, start: match.index, end: match.index + match[0].length });
    }
  }
  return found;
}

/** Real keys hold many different characters. */
function isMonotone(text: string): boolean {
  return new Set(text.slice(4)).size < 8;
}
