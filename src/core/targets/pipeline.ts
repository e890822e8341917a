import { dataWord, withoutWords, withWords } from '../schema/draft.ts';
import { ANNOTATIONS } from '../schema/keywords.ts';
import type { RewriteId, Target } from './define-target.ts';
import { type Lowering, lose, type Step, tellWords, type Visit } from './lowering.ts';
import { mergeAllOf } from './rewrite/all-of.ts';
import { giveItems, tupleToList } from './rewrite/arrays.ts';
import { objectsInProperties, withoutImpossible } from './rewrite/booleans.ts';
import { applyTable, withSentences } from './rewrite/keywords.ts';
import { spellOutObjects } from './rewrite/listed-objects.ts';
import { checkHeader } from './rewrite/mcp-headers.ts';
import {
  acceptNull,
  closeObject,
  declaredOnly,
  giveProperties,
  requireAll,
  withoutEmptyProperties,
} from './rewrite/objects.ts';
import { checkRef, inlineRef, refAlone } from './rewrite/refs.ts';
import { inferType, plainType, singleType, spellOutAnything } from './rewrite/types.ts';
import { collapseValues, distribute, oneOfToAnyOf, simplifyAnyOf, withoutNullBranch } from './rewrite/unions.ts';
import { constToEnum, integerBounds, isTextEnum, suitableValues, withoutEmptyText } from './rewrite/values.ts';

/** The steps that a target's table asks for, in the order in which a node goes through them. */
export function stepFor(target: Target): Step {
  const known = STEPS.get(target);
  if (known !== undefined) return known;
  const step = buildStep(target);
  STEPS.set(target, step);
  return step;
}

const STEPS = new WeakMap<Target, Step>();

function buildStep(target: Target): Step {
  const ideas = ideasOf(target);
  const steps: Step[] = [];
  const { node } = target;
  if (node.booleanSchemas === 'objects-in-properties') steps.push(objectsInProperties);
  steps.push(settle(structureSteps(ideas, target)));
  if (target.strict || target.family === 'gemini') steps.push(plainType);
  if (node.closedObjects) steps.push(spellOutObjects);
  if (node.needsType) steps.push(withoutImpossible, inferType, spellOutAnything);
  if (ideas.has('single-type')) steps.push(suitableValues, singleType, unionAlone, nullableValue);
  else if (node.needsType) steps.push(suitableValues, branchesAlone);
  if (node.closedObjects || ideas.has('single-type')) steps.push(declaredOnly);
  if (ideas.has('tuple-to-list')) steps.push(tupleToList);
  if (ideas.has('close-object')) steps.push(closeObject);
  if (ideas.has('require-all')) steps.push(requireAll);
  if (ideas.has('integer-bounds')) steps.push(integerBounds);
  if (node.arraysNeedItems) steps.push(giveItems);
  if (node.objectsNeedProperties && !node.closedObjects) steps.push(giveProperties);
  if (node.checksHeaders) steps.push(checkHeader);
  if (target.root.omitWhenEmpty) steps.push(withoutEmptyProperties);
  steps.push(applyTable);
  if (ideas.has('string-enum')) steps.push(textEnum);
  if (ideas.has('single-type')) steps.push(upperCaseType);
  if (ideas.has('require-all')) steps.push(nullWhenOptional);
  return (visit, lowering) => runSteps(steps, visit, lowering);
}

/** References, merges and unions make each other possible: they go round until nothing moves. */
function structureSteps(ideas: ReadonlySet<RewriteId>, target: Target): readonly Step[] {
  const steps: Step[] = [];
  if (ideas.has('inline-ref')) steps.push(inlineRef);
  else if (ideas.has('ref-alone')) steps.push(refAlone);
  else steps.push(checkRef);
  if (ideas.has('merge-all-of')) steps.push(mergeAllOf);
  if (ideas.has('one-of-to-any-of')) steps.push(oneOfToAnyOf);
  if (ideas.has('any-of-alone')) steps.push(takeNullBranch);
  if (target.node.needsType) steps.push(simplifyAnyOf);
  if (ideas.has('any-of-alone')) steps.push(collapseValues);
  if (ideas.has('const-to-enum')) steps.push(constToEnum);
  return steps;
}

const MAX_ROUNDS = 64;

function settle(steps: readonly Step[]): Step {
  return (start, lowering) => {
    let visit = start;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const before = visit.node;
      for (const step of steps) if (visit.node.bool === undefined) visit = step(visit, lowering);
      if (visit.node === before || visit.node.bool !== undefined) return visit;
    }
    return visit;
  };
}

function ideasOf(target: Target): ReadonlySet<RewriteId> {
  return new Set(
    Object.values(target.keywords).flatMap((policy) => (policy.action === 'rewrite' ? [policy.idea] : [])),
  );
}

function runSteps(steps: readonly Step[], start: Visit, lowering: Lowering): Visit {
  let visit = start;
  for (const step of steps) {
    visit = step(visit, lowering);
    if (visit.node.bool !== undefined && !lowering.target.node.needsType) return visit;
  }
  return visit;
}

/** OpenAI's and Anthropic's strict modes: annotations may stand beside a union, constraints go into its branches. */
const branchesAlone: Step = (visit, lowering) =>
  distribute(visit, (name) => ANNOTATIONS.has(name) || name.startsWith('x-'), lowering);

/** Gemini: null as a branch is said by `nullable`. */
const takeNullBranch: Step = (visit, lowering) => {
  const { node, taken } = withoutNullBranch(visit.node);
  if (taken.length === 0) return visit;
  for (const branch of taken) tellWords(branch, 'target-null-branch', lowering);
  lose(lowering, {
    kind: 'rewritten',
    at: node.words.get('anyOf')?.at ?? node.at,
    keyword: 'anyOf',
    id: 'target-null-branch',
  });
  return { ...visit, node: withWords(node, { nullable: dataWord(node.at, true) }) };
};

/** Gemini: a union stands alone on its node. */
const unionAlone: Step = (visit, lowering) => distribute(visit, () => false, lowering);

/** `enum` holding null beside other values. */
const nullableValue: Step = ({ node, place }) => {
  const word = node.words.get('enum');
  if (word?.holds !== 'data' || !Array.isArray(word.value) || !word.value.includes(null)) return { node, place };
  const values = word.value.filter((value) => value !== null);
  if (values.length === 0) return { node: withoutWords(node, ['enum']), place };
  return { node: withWords(node, { enum: dataWord(word.at, values) }), place };
};

/** An optional property that has to be sent accepts null. */
const nullWhenOptional: Step = (visit) => (visit.place.nullable ? { ...visit, node: acceptNull(visit.node) } : visit);

/** Gemini: only texts that are not empty may be listed; other values are told in the description. */
const textEnum: Step = (visit, lowering) => {
  const { node, place } = visit;
  if (!node.words.has('enum') || isTextEnum(node)) return visit;
  const word = node.words.get('enum');
  if (word?.holds !== 'data') return visit;
  const isConstant = word.at.at(-1) === 'const';
  const texts = withoutEmptyText(node);
  lose(lowering, {
    kind: 'described',
    at: word.at,
    keyword: isConstant ? 'const' : 'enum',
    id: 'target-enum-described',
  });
  if (texts === undefined) {
    return { node: withSentences(withoutWords(node, ['enum']), [valueSentence(word.value)]), place };
  }
  const listed = withWords(node, { enum: dataWord(word.at, texts) });
  return { node: withSentences(listed, ['May also be the empty text "".']), place };
};

function valueSentence(value: unknown): string {
  const values = Array.isArray(value) ? value : [value];
  const list = values.map((entry) => JSON.stringify(entry)).join(', ');
  return values.length === 1 ? `Must be ${list}.` : `Must be one of: ${list}.`;
}

const upperCaseType: Step = ({ node, place }) => {
  const word = node.words.get('type');
  if (word?.holds !== 'data' || typeof word.value !== 'string') return { node, place };
  return { node: withWords(node, { type: dataWord(word.at, word.value.toUpperCase()) }), place };
};
