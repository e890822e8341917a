import { singular } from '../../catalog/tool-words.ts';
import type { Tool } from '../../model/tool.ts';
import { defineRule } from '../define-rule.ts';
import { FETCH_VERBS } from '../facts/fetch-verbs.ts';
import { nameWords } from '../facts/name-words.ts';
import { effectByName } from '../facts/tool-effect.ts';
import { isVerb } from '../lexicons/index.ts';
import { memoByTool } from '../memo.ts';

type Leg = 'untrusted' | 'private' | 'out';

/** What strangers write: pages, and whatever arrives from outside. */
const FOREIGN_TEXT: ReadonlySet<string> = new Set(
  'email mail inbox message thread issue comment review ticket feed rss tweet'.split(' '),
);
/** Only what fetches them reads those of others. */
const PAGES: ReadonlySet<string> = new Set('web webpage website site url page html internet'.split(' '));
/** What belongs to the user or the house. */
const OWN_DATA: ReadonlySet<string> = new Set(
  'email mail inbox message file document drive event contact customer invoice account balance transaction note record row secret credential patient employee memory payroll salary'.split(
    ' ',
  ),
);
const SENDS: ReadonlySet<string> = new Set('send post publish upload share tweet reply forward notify'.split(' '));
/** Others see what is created here. */
const SHARED_THINGS: ReadonlySet<string> = new Set('issue comment tweet post ticket gist webhook'.split(' '));
const MAKES: ReadonlySet<string> = new Set(['create', 'add', 'write', 'submit']);
/** What machines wrote about machines. */
const MACHINE: ReadonlySet<string> = new Set(['console', 'test', 'dns', 'queue', 'error']);
/** Words behind the thing itself. */
const TAILS: ReadonlySet<string> = new Set(
  'content text body detail info information data list history markdown by id'.split(' '),
);
const PREPOSITIONS: ReadonlySet<string> = new Set(['for', 'of', 'in', 'on', 'by', 'from', 'to', 'with', 'at']);

export const catalogueToxicFlow = defineRule({
  id: 'catalogue-toxic-flow',
  family: 'catalogue',
  severity: 'info',
  preset: 'recommended',
  summary: 'A catalogue does not combine untrusted text, private data and a way to send it out without review.',
  why: 'Whoever writes a web page, an e-mail or an issue can put instructions in it; a model that reads it, can read private data and can send something may be made to leak the data. Keep one of the three in another catalogue, or let the user approve each sending.',
  source: {
    title: 'Simon Willison: the lethal trifecta for AI agents',
    url: 'https://simonwillison.net/2025/Jun/16/the-lethal-trifecta/',
    checkedOn: '2026-11-29',
  },
  confidence: 0.5,
  messages: {
    joined:
      'Together these tools can leak private data: "{untrusted}" reads what strangers wrote, "{private}" reads private data, and "{out}" sends to others. Make sure that a person approves the sending.',
  },
  examples: {
    good: [
      [{ name: 'fetch_web_page' }, { name: 'send_message' }],
      [{ name: 'read_inbox' }, { name: 'list_contacts' }],
      [{ name: 'get_customer' }, { name: 'create_invoice' }, { name: 'send_invoice' }],
    ],
    bad: [
      {
        tools: [{ name: 'fetch_web_page' }, { name: 'list_customers' }, { name: 'send_email' }],
        expect: 'joined',
        at: '',
      },
    ],
  },
  checkCatalogue(tools, report) {
    const of = (leg: Leg, besides?: string) =>
      tools.find((tool) => legsOf(tool).has(leg) && tool.name !== besides)?.name;
    const [own, out] = [of('private'), of('out')];
    const untrusted = of('untrusted', own) ?? of('untrusted');
    if (untrusted === undefined || own === undefined || out === undefined) return;
    report(-1, 'joined', [], { data: { untrusted, private: own, out } });
  },
});

const legsOf = memoByTool((tool: Tool): ReadonlySet<Leg> => {
  const words = nameWords(tool.name).map(singular);
  const verb = words.find(isVerb) ?? '';
  const thing = thingOf(words);
  const legs = new Set<Leg>();
  if ((effectByName(tool) === 'reads' || FETCH_VERBS.has(verb)) && !words.some((word) => MACHINE.has(word))) {
    if (FOREIGN_TEXT.has(thing) || (PAGES.has(thing) && FETCH_VERBS.has(verb))) legs.add('untrusted');
    if (OWN_DATA.has(thing) && !FETCH_VERBS.has(verb)) legs.add('private');
    if (words[0] === 'web' || words.join(' ').endsWith('web search')) legs.add('untrusted');
  }
  const isToUser = words.join(' ').endsWith('to user');
  if (SENDS.has(verb) && !isToUser) legs.add('out');
  if (MAKES.has(verb) && SHARED_THINGS.has(thing)) legs.add('out');
  return legs;
});

/** The noun that a name is about: the last word before a preposition, without words such as "content". */
function thingOf(words: readonly string[]): string {
  const end = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
  const about = (end < 0 ? words : words.slice(0, end)).filter((word) => !TAILS.has(word) && !/^v?\d+$/.test(word));
  return about.at(-1) ?? '';
}
