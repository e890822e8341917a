import { isArray } from '../../model/json.ts';
import { type Draft, dataOf, dataWord, typesOf, withoutWords, withWords } from '../../schema/draft.ts';
import { type Lowering, lose, type Step } from '../lowering.ts';
import { suits } from './types.ts';

/** A constant is a list of one value. */
export const constToEnum: Step = (visit, lowering) => {
  const { node, place } = visit;
  const word = node.words.get('const');
  if (word?.holds !== 'data') return visit;
  lose(lowering, { kind: 'rewritten', at: word.at, keyword: 'const', id: 'target-const-enum' });
  const values = dataOf(node, 'enum');
  if (isArray(values)) return { node: withoutWords(node, ['const']), place };
  const type = typesOf(node);
  const next = withWords(withoutWords(node, ['const']), { enum: dataWord(word.at, [word.value]) });
  if (word.value !== null || type.join() === 'null') return { node: next, place };
  return { node: withWords(withoutWords(next, ['enum']), { type: dataWord(word.at, 'null') }), place };
};

/** Values that the type does not take cannot be chosen, nor types of which no value is listed; both only confuse. */
export const suitableValues: Step = (visit, lowering) => {
  const { node, place } = visit;
  const word = node.words.get('enum');
  if (word?.holds === 'data' && isArray(word.value) && word.value.length === 0) {
    lose(lowering, {
      kind: 'refused',
      at: word.at,
      keyword: 'enum',
      id: 'target-contradiction',
      data: { part: 'enum' },
    });
    return { ...visit, node: withoutWords(node, ['enum']) };
  }
  const typeWord = node.words.get('type');
  const types = typesOf(node);
  if (word?.holds !== 'data' || !isArray(word.value) || typeWord === undefined || types.length === 0) return visit;
  const values = word.value.filter((value) => types.some((type) => suits(value, type)));
  const used = types.filter((type) => values.some((value) => suits(value, type)));
  if (values.length === 0) return visit;
  let result = node;
  if (values.length < word.value.length) {
    lose(lowering, { kind: 'rewritten', at: word.at, keyword: word.at.at(-1), id: 'target-impossible-values' });
    result = withWords(result, { enum: dataWord(word.at, values) });
  }
  if (used.length < types.length) {
    lose(lowering, { kind: 'rewritten', at: typeWord.at, keyword: 'type', id: 'target-impossible-values' });
    result = withWords(result, { type: dataWord(typeWord.at, used.length === 1 ? (used[0] as string) : [...used]) });
  }
  return result === node ? visit : { ...visit, node: result, place };
};

/** `enum` for texts only: null is `nullable`, and numbers, booleans and the empty text go into the description. */
export function isTextEnum(node: Draft): boolean {
  const values = dataOf(node, 'enum');
  return (
    typesOf(node).join() === 'string' &&
    isArray(values) &&
    values.length > 0 &&
    values.every((value) => typeof value === 'string' && value !== '')
  );
}

/** The listed texts but the empty one, when others are left and all are texts. */
export function withoutEmptyText(node: Draft): readonly string[] | undefined {
  const values = dataOf(node, 'enum');
  if (typesOf(node).join() !== 'string' || !isArray(values)) return undefined;
  const texts = values.filter((value) => typeof value === 'string');
  const rest = texts.filter((text) => text !== '');
  return texts.length === values.length && rest.length > 0 ? rest : undefined;
}

/** On integers an exclusive bound is the next whole number. */
export const integerBounds: Step = ({ node, place }, lowering) => {
  if (
    typesOf(node)
      .filter((type) => type !== 'null')
      .join() !== 'integer'
  )
    return { node, place };
  let result = moveBound(node, 'exclusiveMinimum', 'minimum', lowering);
  result = moveBound(result, 'exclusiveMaximum', 'maximum', lowering);
  return { node: result, place };
};

function moveBound(node: Draft, from: string, to: 'minimum' | 'maximum', lowering: Lowering): Draft {
  const word = node.words.get(from);
  if (word?.holds !== 'data' || typeof word.value !== 'number') return node;
  const bound = to === 'minimum' ? Math.floor(word.value) + 1 : Math.ceil(word.value) - 1;
  if (!Number.isSafeInteger(bound)) return node;
  lose(lowering, { kind: 'rewritten', at: word.at, keyword: from, id: 'target-integer-bound', data: { value: bound } });
  const other = dataOf(node, to);
  const tighter =
    typeof other !== 'number' ? bound : to === 'minimum' ? Math.max(other, bound) : Math.min(other, bound);
  if (typeof other === 'number' && tighter !== other) {
    lose(lowering, {
      kind: 'rewritten',
      at: node.words.get(to)?.at ?? node.at,
      keyword: to,
      id: 'target-integer-bound',
      data: { value: bound },
    });
  }
  const at = typeof other === 'number' ? (node.words.get(to)?.at ?? word.at) : word.at;
  return withWords(withoutWords(node, [from]), { [to]: dataWord(at, tighter) });
}
