import { singular, splitName } from '../../catalog/tool-words.ts';
import type { Tool } from '../../model/tool.ts';
import { walkProperties } from '../../schema/walk.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { isVerb } from '../lexicons/index.ts';
import { memoByTool } from '../memo.ts';
import { editDistance, nearest } from '../nearest.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

export const catalogueOrphanReference = defineRule({
  id: 'catalogue-orphan-reference',
  family: 'catalogue',
  severity: 'warning',
  preset: 'recommended',
  summary: 'A description mentions only tools that exist.',
  why: 'A model that is told to call a tool that does not exist makes up the call.',
  source: ANTHROPIC_TOOLS,
  confidence: 0.8,
  messages: {
    near: 'No tool here is called "{name}". Did you mean "{near}"?',
    unknown: 'No tool in this catalogue is called "{name}". Correct the name, or leave it out.',
    change: 'Change to "{near}"',
  },
  examples: {
    good: [
      [
        { name: 'get_order', description: 'Gets an order. To find its id, call search_orders.' },
        { name: 'search_orders', description: 'Searches.' },
      ],
      [
        {
          name: 'list_steps',
          description: 'Lists the steps of a plan. Use `step_order` to order those of one parent.',
        },
        { name: 'get_plan', description: 'Gets a plan.' },
      ],
    ],
    bad: [
      {
        tools: [
          { name: 'get_order', description: 'Gets an order. To find its id, call serch_orders.' },
          { name: 'search_orders' },
        ],
        expect: 'near',
        at: '/description',
      },
      {
        tools: [
          { name: 'get_order', description: 'Gets an order. For a bill use get_invoice instead.' },
          { name: 'list_users' },
        ],
        expect: 'unknown',
        at: '/description',
      },
      {
        tools: [{ name: 'get_order', description: 'Gets an order. Use list_order first.' }, { name: 'list_orders' }],
        expect: 'near',
        at: '/description',
      },
    ],
  },
  checkCatalogue(tools, report, context) {
    const names = context.once('tool-names', namesOf);
    for (const [index, tool] of tools.entries()) {
      for (const name of mentionsOf(tool)) {
        if (names.has(name)) continue;
        const near = context.once('tool-name-nearness', nearnessOf)(name);
        if (near !== undefined) {
          report(index, 'near', ['description'], { data: { name, near }, fixes: [change(tool, name, near)] });
        } else if (isCommanded(tool.description ?? '', name)) {
          report(index, 'unknown', ['description'], { data: { name }, severity: 'info' });
        }
      }
    }
  },
});

function namesOf(tools: readonly Tool[]): ReadonlySet<string> {
  return new Set(tools.map(({ name }) => name));
}

/** Compares only with names that share a word, so that a large catalogue stays fast. */
function nearnessOf(tools: readonly Tool[]): (name: string) => string | undefined {
  const byWord = new Map<string, Set<string>>();
  for (const { name } of tools) {
    for (const word of splitName(name)) byWord.set(word, (byWord.get(word) ?? new Set()).add(name));
  }
  return (name) => {
    const candidates = new Set<string>();
    for (const word of splitName(name))
      for (const other of byWord.get(word) ?? []) if (candidates.size < 200) candidates.add(other);
    const found = nearest(
      name,
      [...candidates].filter((other) => Math.abs(other.length - name.length) <= 2),
    );
    return found !== undefined && isTypo(name, found) ? found : undefined;
  };
}

/** Two letters at most, so that another verb or thing is no typing slip. */
function isTypo(name: string, near: string): boolean {
  if (editDistance(name, near) > 2) return false;
  const other = splitName(near);
  return splitName(name).every((word, index) => {
    const meant = other[index] ?? '';
    return word === meant || word.length > 4 || singular(word) === singular(meant) || word === `${meant}s`;
  });
}

const CALLED =
  /(?:\b(?:[Cc]all|[Cc]alling|[Uu]se|[Uu]sing|[Ii]nvoke|[Rr]un|[Ss]ee|[Vv]ia|with|from|[Pp]refer|[Tt]ry)\b|\b[Tt]ool|[Gg]ọi|[Dd]ùng) (?:the )?(?:tool |function )?[`"']?([a-z][a-z0-9]*(?:_[a-z0-9]+)+)\b[`"']?(?! ?(?:parameter|argument|field|property|param|option|flag|value)\b)(?![=(:/\w]|\.\w| ?=)/g;

/** A field may follow "from" or "with"; only a tool is called, or used instead of another. */
function isCommanded(text: string, name: string): boolean {
  const quoted = `[\`"']?${name}\\b[\`"']?`;
  const [verb = ''] = splitName(name);
  // A field is used to order or to filter by; only what begins with a verb is used to do something.
  const purposes = isVerb(verb) ? 'tool|instead|first|to|for|when' : 'tool|instead|first';
  return new RegExp(
    `\\b(?:[Cc]all|[Cc]alling|[Ii]nvoke|[Rr]un) (?:the )?${quoted}|\\b[Uu]se (?:the )?${quoted} (?:${purposes})\\b|${quoted} tool\\b`,
  ).test(text);
}

/** Names with an underscore that the description tells to call and that are none of the tool's own parameters or values. */
const mentionsOf: (tool: Tool) => readonly string[] = memoByTool((tool) => {
  const text = tool.description ?? '';
  const found = new Set<string>();
  for (const match of text.slice(0, 20_000).matchAll(CALLED)) if (match[1] !== undefined) found.add(match[1]);
  if (found.size === 0) return [];
  const own = JSON.stringify([tool.parameters ?? {}, tool.returns ?? {}]);
  for (const { key } of walkProperties(tool.parameters)) found.delete(key);
  return [...found].filter((name) => !own.includes(`"${name}"`));
});

function change(tool: Tool, name: string, near: string): RuleFix {
  const value = (tool.description ?? '').split(new RegExp(`\\b${name}\\b`)).join(near);
  return { title: 'change', data: { near }, safe: false, edits: [{ op: 'set', pointer: ['description'], value }] };
}
