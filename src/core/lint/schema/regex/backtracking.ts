import { type CharacterSet, overlaps } from './character-set.ts';
import type { RegexNode } from './parse-regex.ts';

/** A repetition of more rounds than this is treated as endless. */
const MANY = 20;
const MOST_POSITIONS = 120;
const MOST_STEPS = 400_000;

/**
 * Whether a backtracking engine can need exponential time: some loop reads one text in two ways, and what follows may fail.
 * Positions of the pattern are the states of an automaton whose edges remember in how many ways they arise; a loop is
 * ambiguous when an edge inside it arises twice, or when two states can walk it side by side on the same characters.
 * Says no for what is too large to look at.
 */
export function isExponential(root: RegexNode): boolean {
  const automaton: Automaton = { sets: [], follow: [], isTooLarge: false };
  const whole = build(root, automaton);
  if (automaton.isTooLarge) return false;
  const loops = componentsOf(automaton.sets.length, (state) => automaton.follow[state]?.keys() ?? []);
  const canFailAfter = (state: number) => hasEndAnchor(root) || leavesLoop(state, automaton, loops, whole);
  for (const [from, edges] of automaton.follow.entries()) {
    for (const [to, ways] of edges) {
      if (ways > 1 && loops[from] === loops[to] && canFailAfter(from)) return true;
    }
  }
  return hasTwinWalk(automaton, loops, canFailAfter);
}

interface Automaton {
  readonly sets: CharacterSet[];
  /** Per state, the next states with the number of ways to get there, capped at 2. */
  readonly follow: Map<number, number>[];
  isTooLarge: boolean;
}

interface Part {
  readonly isNullable: boolean;
  readonly first: ReadonlyMap<number, number>;
  readonly last: ReadonlyMap<number, number>;
}

const EMPTY: Part = { isNullable: true, first: new Map(), last: new Map() };

function build(node: RegexNode, automaton: Automaton): Part {
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

function hasEndAnchor(node: RegexNode): boolean {
  if (node.kind === 'empty') return node.end === true;
  if (node.kind === 'sequence') return node.parts.some(hasEndAnchor);
  if (node.kind === 'choice') return node.options.some(hasEndAnchor);
  return node.kind === 'repeat' && hasEndAnchor(node.body);
}

/** Something outside the loop must still match behind it, so the loop may be tried again and again. */
function leavesLoop(state: number, automaton: Automaton, loops: readonly number[], whole: Part): boolean {
  const loop = loops[state];
  const mayStop = [...whole.last.keys()].some((last) => loops[last] === loop);
  if (mayStop) return false;
  return automaton.follow.some(
    (edges, from) => loops[from] === loop && [...edges.keys()].some((to) => loops[to] !== loop),
  );
}

/** Two walkers that part inside one loop and meet again on the same characters. */
function hasTwinWalk(
  automaton: Automaton,
  loops: readonly number[],
  canFailAfter: (state: number) => boolean,
): boolean {
  const size = automaton.sets.length;
  const starts = automaton.sets.flatMap((_, state) => {
    const staysInLoop = [...(automaton.follow[state]?.keys() ?? [])].some((next) => loops[next] === loops[state]);
    return staysInLoop && canFailAfter(state) ? [state] : [];
  });
  let steps = 0;
  const edges = new Map<number, number[]>();
  const waiting = starts.map((state) => state * size + state);
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    if (edges.has(pair)) continue;
    const [left, right] = [Math.floor(pair / size), pair % size];
    const next: number[] = [];
    for (const a of automaton.follow[left]?.keys() ?? []) {
      for (const b of automaton.follow[right]?.keys() ?? []) {
        steps += 1;
        const isInside = loops[a] === loops[left] && loops[b] === loops[right];
        if (isInside && overlaps(automaton.sets[a] ?? [], automaton.sets[b] ?? [])) next.push(a * size + b);
      }
    }
    if (steps > MOST_STEPS) return false;
    edges.set(pair, next);
    waiting.push(...next);
  }
  const pairs = [...edges.keys()];
  const indexOf = new Map(pairs.map((pair, index) => [pair, index]));
  const components = componentsOf(pairs.length, (index) =>
    (edges.get(pairs[index] as number) ?? []).map((pair) => indexOf.get(pair) as number),
  );
  const isSame = (pair: number) => Math.floor(pair / size) === pair % size;
  const together = new Set(pairs.flatMap((pair, index) => (isSame(pair) ? [components[index]] : [])));
  return pairs.some((pair, index) => !isSame(pair) && together.has(components[index]));
}

/** The strongly connected component of each state, by Tarjan's algorithm without recursion. */
function componentsOf(size: number, next: (state: number) => Iterable<number>): readonly number[] {
  const order = new Array<number>(size).fill(-1);
  const low = new Array<number>(size).fill(0);
  const component = new Array<number>(size).fill(-1);
  const open: number[] = [];
  let counter = 0;
  let count = 0;
  for (let start = 0; start < size; start += 1) {
    if (order[start] !== -1) continue;
    const path: { state: number; rest: Iterator<number> }[] = [];
    const enter = (state: number) => {
      order[state] = low[state] = counter;
      counter += 1;
      open.push(state);
      path.push({ state, rest: next(state)[Symbol.iterator]() });
    };
    enter(start);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const step = top.rest.next();
      if (step.done !== true) {
        if (order[step.value] === -1) enter(step.value);
        else if (component[step.value] === -1) low[top.state] = Math.min(low[top.state] ?? 0, order[step.value] ?? 0);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) low[parent.state] = Math.min(low[parent.state] ?? 0, low[top.state] ?? 0);
      if (low[top.state] !== order[top.state]) continue;
      for (let state = open.pop(); state !== undefined; state = open.pop()) {
        component[state] = count;
        if (state === top.state) break;
      }
      count += 1;
    }
  }
  return component;
}
