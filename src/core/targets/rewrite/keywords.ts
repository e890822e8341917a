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
      tell(name, word, outcome, node, sentences, lowering);
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

function tell(name: string, word: Word, outcome: Outcome, node: Draft, sentences: string[], lowering: Lowering): void {
  if (outcome === 'gone') return;
  if (name === 'allOf' && word.holds === 'list') {
    sentences.push(...describeBranches(word, lowering));
    return;
  }
  const keyword = word.at.at(-1) ?? name;
  const data = { value: briefly(word) };
  if (outcome === 'drop-harmless') {
    lose(lowering, 'rewritten', word.at, keyword, 'target-keyword-needless');
    for (const [, child] of subdrafts(draftOf(node.at, [[name, word]])))
      tellWords(child, 'target-keyword-needless', lowering);
  } else if (outcome === 'refuse') lose(lowering, 'refused', word.at, keyword, 'target-keyword-refused', data);
  else {
    const sentence =
      outcome === 'describe' && refKeyword(node) === undefined ? sentenceFor(name, word, node) : undefined;
    if (sentence === '' && name === 'if')
      lose(lowering, 'described', word.at, keyword, 'target-keyword-described', data);
    else if (sentence === undefined || sentence === '') {
      const kind = sentence === '' && word.holds === 'data' ? 'rewritten' : 'dropped';
      lose(
        lowering,
        kind,
        word.at,
        keyword,
        kind === 'dropped' ? 'target-keyword-dropped' : 'target-keyword-needless',
        data,
      );
    } else {
      sentences.push(sentence);
      lose(lowering, 'described', word.at, keyword, 'target-keyword-described', data);
    }
  }
}

/** Branches that could not be merged, keyword by keyword. */
export function describeBranches(word: ListWord, lowering: Lowering): readonly string[] {
  const sentences: string[] = [];
  for (const branch of word.schemas) {
    for (const [name, part] of branch.words) tell(name, part, 'describe', branch, sentences, lowering);
  }
  return sentences;
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
