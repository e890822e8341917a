import { strongComponents } from '../../../schema/strong-components.ts';
import { type Automaton, build, hasEndAnchor, leavesLoop, loopsOf } from './automaton.ts';
import { overlaps } from './character-set.ts';
import type { RegexNode } from './parse-regex.ts';

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
  const loops = loopsOf(automaton);
  const canFailAfter = (state: number) => hasEndAnchor(root) || leavesLoop(state, automaton, loops, whole);
  for (const [from, edges] of automaton.follow.entries()) {
    for (const [to, ways] of edges) {
      if (ways > 1 && loops[from] === loops[to] && canFailAfter(from)) return true;
    }
  }
  return hasTwinWalk(automaton, loops, canFailAfter);
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
  const components = strongComponents(
    pairs.map((pair) => (edges.get(pair) ?? []).map((next) => indexOf.get(next) as number)),
  );
  const isSame = (pair: number) => Math.floor(pair / size) === pair % size;
  const together = new Set(pairs.flatMap((pair, index) => (isSame(pair) ? [components[index]] : [])));
  return pairs.some((pair, index) => !isSame(pair) && together.has(components[index]));
}
