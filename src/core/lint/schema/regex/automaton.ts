import { strongComponents } from '../../../schema/strong-components.ts';
import type { CharacterSet } from './character-set.ts';
import type { RegexNode } from './parse-regex.ts';

/** A repetition of more rounds than this is treated as endless. */
const MANY = 20;
const MOST_POSITIONS = 120;

export interface Automaton {
  readonly sets: CharacterSet[];
  /** Per state, the next states with the number of ways to get there, capped at 2. */
  readonly follow: Map<number, number>[];
  isTooLarge: boolean;
}

export interface Part {
  readonly isNullable: boolean;
  readonly first: ReadonlyMap<number, number>;
  readonly last: ReadonlyMap<number, number>;
}

const EMPTY: Part = { isNullable: true, first: new Map(), last: new Map() };

/** The parts of a pattern as states and edges of `automaton`; says in it when there are too many of them. */
export function build(node: RegexNode, automaton: Automaton): Part {
  if (automaton.isTooLarge || node.kind === 'empty') return EMPTY;
  if (node.kind === 'set') return position(node.set, automaton);
  if (node.kind === 'sequence')
    return node.parts
      .map((part) => build(part, automaton))
      .reduce((left, right) => join(left, right, automaton), EMPTY);
  if (node.kind === 'choice') return node.options.map((option) => build(option, automaton)).reduce(either);
  return repeat(node, automaton);
}

function position(set: CharacterSet, automaton: Automaton): Part {
  if (automaton.sets.length >= MOST_POSITIONS) {
    automaton.isTooLarge = true;
    return EMPTY;
  }
  const state = automaton.sets.length;
  automaton.sets.push(set);
  automaton.follow.push(new Map());
  return { isNullable: false, first: new Map([[state, 1]]), last: new Map([[state, 1]]) };
}

function repeat(node: Extract<RegexNode, { kind: 'repeat' }>, automaton: Automaton): Part {
  const isEndless = node.most > MANY;
  const copies = isEndless ? Math.max(1, Math.min(node.least, 2)) : node.most;
  let whole = EMPTY;
  for (let copy = 0; copy < copies && !automaton.isTooLarge; copy += 1) {
    const built = build(node.body, automaton);
    const isLast = copy === copies - 1;
    if (isEndless && isLast) connect(built.last, built.first, automaton);
    const isOptional = copy >= node.least;
    whole = join(whole, isOptional ? { ...built, isNullable: true } : built, automaton);
  }
  return whole;
}

function join(left: Part, right: Part, automaton: Automaton): Part {
  connect(left.last, right.first, automaton);
  return {
    isNullable: left.isNullable && right.isNullable,
    first: left.isNullable ? sum(left.first, right.first) : left.first,
    last: right.isNullable ? sum(left.last, right.last) : right.last,
  };
}

function either(left: Part, right: Part): Part {
  return {
    isNullable: left.isNullable || right.isNullable,
    first: sum(left.first, right.first),
    last: sum(left.last, right.last),
  };
}

function sum(left: ReadonlyMap<number, number>, right: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const all = new Map(left);
  for (const [state, ways] of right) all.set(state, Math.min(2, (all.get(state) ?? 0) + ways));
  return all;
}

function connect(from: ReadonlyMap<number, number>, to: ReadonlyMap<number, number>, automaton: Automaton): void {
  for (const [state, left] of from) {
    const edges = automaton.follow[state];
    if (edges === undefined) continue;
    for (const [next, right] of to) edges.set(next, Math.min(2, (edges.get(next) ?? 0) + left * right));
  }
}

/** For each state the loop that it belongs to, by number. */
export function loopsOf(automaton: Automaton): readonly number[] {
  return strongComponents(automaton.follow.map((edges) => [...edges.keys()]));
}

export function hasEndAnchor(node: RegexNode): boolean {
  if (node.kind === 'empty') return node.end === true;
  if (node.kind === 'sequence') return node.parts.some(hasEndAnchor);
  if (node.kind === 'choice') return node.options.some(hasEndAnchor);
  return node.kind === 'repeat' && hasEndAnchor(node.body);
}

/** Something outside the loop must still match behind it, so the loop may be tried again and again. */
export function leavesLoop(state: number, automaton: Automaton, loops: readonly number[], whole: Part): boolean {
  const loop = loops[state];
  const mayStop = [...whole.last.keys()].some((last) => loops[last] === loop);
  if (mayStop) return false;
  return automaton.follow.some(
    (edges, from) => loops[from] === loop && [...edges.keys()].some((to) => loops[to] !== loop),
  );
}
