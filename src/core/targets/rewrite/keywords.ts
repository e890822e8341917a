import type { JsonValue } from '../../model/json.ts';
import {
  type Draft,
  dataOf,
  dataWord,
  draftOf,
  type ListWord,
  subdrafts,
  typesOf,
  type Word,
} from '../../schema/draft.ts';
import { isKeyword } from '../../schema/keywords.ts';
import type { KeywordPolicy } from '../define-target.ts';
import { joinDescription } from '../join-description.ts';
import { type Lowering, lose, type Step, tellWords } from '../lowering.ts';
import { refKeyword } from '../references.ts';
import { sentenceFor } from '../sentences.ts';

/** Keeps, describes, drops or refuses each keyword that is still there, as the target's table says. */
export const applyTable: Step = (visit, lowering) => {
  const { node, place } = visit;
  if (node.bool !== undefined) return visit;
  const words: [string, Word][] = [];
  const sentences: string[] = [];
  let isSame = true;
  for (const [name, word] of node.words) {
    const outcome = outcomeOf(name, word, node, lowering);
    if (outcome === 'keep') words.push([name, word]);
    else {
      isSame = false;
      sentences.push(...tell(name, word, node, { outcome, lowering }));
    }
  }
  if (isSame) return visit;
  const kept = draftOf(node.at, words);
  return { ...visit, node: sentences.length === 0 ? kept : withSentences(kept, sentences), place };
};

type Outcome = 'keep' | 'describe' | 'drop' | 'drop-harmless' | 'refuse' | 'gone';

function outcomeOf(name: string, word: Word, node: Draft, lowering: Lowering): Outcome {
  const { target } = lowering;
  const policy = isKeyword(name) ? target.keywords[name] : target.unknownKeyword;
  return settle(policy, name, word, node);
}

function settle(policy: KeywordPolicy, name: string, word: Word, node: Draft): Outcome {
  switch (policy.action) {
    case 'keep':
      return 'keep';
    case 'describe':
      return 'describe';
    case 'refuse':
      return 'refuse';
    case 'drop':
      return policy.harmless ? 'drop-harmless' : 'drop';
    case 'keep-some': {
      const isTaken = word.holds === 'data' && policy.accepts(word.value, (other) => dataOf(node, other));
      return isTaken ? 'keep' : settle(policy.otherwise, name, word, node);
    }
    case 'keep-on': {
      const types = typesOf(node);
      return types.length === 0 || types.includes(policy.type) ? 'keep' : settle(policy.otherwise, name, word, node);
    }
    case 'rewrite':
      return LEFT_BY_REWRITING[name] ?? 'keep';
  }
}

/** What a rewriting idea left on the node because it could not say it in the target's words. */
const LEFT_BY_REWRITING: Readonly<Record<string, Outcome>> = {
  $defs: 'gone',
  definitions: 'gone',
  allOf: 'drop',
  oneOf: 'drop',
  const: 'describe',
  exclusiveMinimum: 'describe',
  exclusiveMaximum: 'describe',
  prefixItems: 'describe',
  unevaluatedProperties: 'describe',
};

/** Tells what becomes of a keyword that goes; the answer is the sentences that say it instead. */
function tell(name: string, word: Word, node: Draft, { outcome, lowering }: Telling): readonly string[] {
  if (outcome === 'gone') return NOTHING;
  if (name === 'allOf' && word.holds === 'list') return describeBranches(word, lowering);
  const { at } = word;
  const keyword = at.at(-1) ?? name;
  const data = { value: briefly(word) };
  if (outcome === 'drop-harmless') {
    lose(lowering, { kind: 'rewritten', at, keyword, id: 'target-keyword-needless' });
    for (const [, child] of subdrafts(draftOf(node.at, [[name, word]])))
      tellWords(child, 'target-keyword-needless', lowering);
    return NOTHING;
  }
  if (outcome === 'refuse') {
    lose(lowering, { kind: 'refused', at, keyword, id: 'target-keyword-refused', data });
    return NOTHING;
  }
  const isSaid = outcome === 'describe' && refKeyword(node) === undefined;
  const sentence = isSaid ? sentenceFor(name, word, node) : undefined;
  if (sentence !== undefined && (sentence !== '' || name === 'if')) {
    lose(lowering, { kind: 'described', at, keyword, id: 'target-keyword-described', data });
    return sentence === '' ? NOTHING : [sentence];
  }
  const isNeedless = sentence === '' && word.holds === 'data';
  if (isNeedless) lose(lowering, { kind: 'rewritten', at, keyword, id: 'target-keyword-needless', data });
  else lose(lowering, { kind: 'dropped', at, keyword, id: 'target-keyword-dropped', data });
  return NOTHING;
}

interface Telling {
  readonly outcome: Outcome;
  readonly lowering: Lowering;
}
const NOTHING: readonly string[] = [];

/** Branches that could not be merged, keyword by keyword. */
export function describeBranches(word: ListWord, lowering: Lowering): readonly string[] {
  const telling: Telling = { outcome: 'describe', lowering };
  return word.schemas.flatMap((branch) =>
    [...branch.words].flatMap(([name, part]) => tell(name, part, branch, telling)),
  );
}

function briefly(word: Word): string {
  if (word.holds !== 'data') return '…';
  const json = JSON.stringify(word.value satisfies JsonValue);
  return json.length <= 60 ? json : `${json.slice(0, 57)}…`;
}

export function withSentences(node: Draft, sentences: readonly string[]): Draft {
  const word = node.words.get('description');
  const text = word?.holds === 'data' && typeof word.value === 'string' ? word.value : '';
  const words = new Map(node.words);
  words.set('description', dataWord(word?.at ?? node.at, joinDescription(text, sentences)));
  return { at: node.at, words };
}
