import { defineRule } from '../define-rule.ts';
import { FETCH_VERBS } from '../facts/fetch-verbs.ts';
import { nameWords } from '../facts/name-words.ts';
import { MCP_TOOLS } from '../sources.ts';

const OUTSIDE: ReadonlySet<string> = new Set(['web', 'webpage', 'website', 'url', 'internet', 'html', 'rss']);

export const annotationsOpenWorld = defineRule({
  id: 'annotations-open-world',
  family: 'safety',
  severity: 'info',
  preset: 'recommended',
  summary: 'A tool that reads the open web says so.',
  why: 'What strangers wrote may contain instructions for the model; a client that knows which results come from outside can mark them and ask before the next write.',
  source: MCP_TOOLS,
  confidence: 0.6,
  messages: {
    closed: '"{name}" sounds as if it reads the web ("{word}"), but "open_world" is false.',
    silent: '"{name}" sounds as if it reads the web ("{word}"), but "open_world" is not stated.',
    setOpen: 'Set open_world to true',
  },
  examples: {
    good: [
      { name: 'fetch_web_page', idempotency: { idempotent: true, safe: true, destructive: false, open_world: true } },
      { name: 'get_order', idempotency: { idempotent: true, safe: true, destructive: false } },
    ],
    bad: [
      {
        tool: { name: 'fetch_web_page', idempotency: { safe: true, open_world: false } },
        expect: 'closed',
        at: '/idempotency/open_world',
      },
      { tool: { name: 'web_search', idempotency: { safe: true } }, expect: 'silent', at: '/idempotency' },
    ],
  },
  /** Without any word the hint of MCP stands for true, so foreign tools need not give it. */
  check(tool, report, { origin }) {
    const words = nameWords(tool.name);
    const word = words.find((one) => OUTSIDE.has(one));
    const block = tool.idempotency;
    if (word === undefined || block === undefined || !words.some(readsThere)) return;
    const edits = [{ op: 'set', pointer: ['idempotency', 'open_world'], value: true }] as const;
    const more = { data: { name: tool.name, word }, fixes: [{ title: 'setOpen', safe: false, edits }] } as const;
    if (block.openWorld === false) report('closed', ['idempotency', 'open_world'], more);
    else if (block.openWorld === undefined && origin === 'authored') report('silent', ['idempotency'], more);
  },
});

function readsThere(word: string): boolean {
  return word === 'search' || FETCH_VERBS.has(word);
}
