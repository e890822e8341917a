import { type Automaton, build, hasEndAnchor, leavesLoop, loopsOf } from './automaton.ts';
import { ANY, type CharacterSet, intersection } from './character-set.ts';
import type { RegexNode } from './parse-regex.ts';

const MOST_STEPS = 100_000;
const LONGEST_WITNESS = 12;

/**
 * Text that, repeated, makes a backtracking engine try every split of it between two loops, so that time grows with the
 * square of the length or faster; undefined where there is none, or where the pattern is too large to look at.
 * Two loops p and q share such a text when it leads from p back to p, from p to q, and from q back to q.
 */
export function polynomialWitness(root: RegexNode): string | undefined {
  const automaton: Automaton = { sets: [], follow: [], isTooLarge: false };
  const whole = build(isAnchored(root) ? root : searched(root), automaton);
  if (automaton.isTooLarge) return undefined;
  const loops = loopsOf(automaton);
  const cyclic = automaton.follow.flatMap((edges, state) =>
    [...edges.keys()].some((next) => loops[next] === loops[state]) ? [state] : [],
  );
  const isEnding = hasEndAnchor(root);
  const budget = { steps: MOST_STEPS };
  for (const second of cyclic) {
    if (!isEnding && !leavesLoop(second, automaton, loops, whole)) continue;
    for (const first of cyclic) {
      if (loops[first] === loops[second]) continue;
      const text = sharedText(first, second, { automaton, loops, budget });
      if (text !== undefined) return text;
    }
  }
  return undefined;
}

/** An engine that searches tries the pattern at every place, as if anything stood before it. */
function searched(root: RegexNode): RegexNode {
  const anything: RegexNode = { kind: 'repeat', body: { kind: 'set', set: ANY }, least: 0, most: Infinity };
  return { kind: 'sequence', parts: [anything, root] };
}

function isAnchored(node: RegexNode): boolean {
  if (node.kind === 'empty') return node.start === true;
  if (node.kind === 'sequence') return node.parts[0] !== undefined && isAnchored(node.parts[0]);
  if (node.kind === 'choice') return node.options.every(isAnchored);
  return node.kind === 'repeat' && node.least > 0 && isAnchored(node.body);
}

interface Search {
  readonly automaton: Automaton;
  readonly loops: readonly number[];
  readonly budget: { steps: number };
}

type Walkers = readonly [first: number, over: number, second: number];

/** Three walkers on one text: the first stays in the loop of `first`, the second goes over, the third stays in `second`'s. */
function sharedText(first: number, second: number, search: Search): string | undefined {
  const size = search.automaton.sets.length;
  const keyOf = ([left, middle, right]: Walkers) => (left * size + middle) * size + right;
  const start: Walkers = [first, first, second];
  const texts = new Map([[keyOf(start), '']]);
  const waiting: Walkers[] = [start];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    const text = texts.get(keyOf(at)) ?? '';
    for (const { walkers, common } of stepsFrom(at, search)) {
      search.budget.steps -= 1;
      if (search.budget.steps < 0) return undefined;
      const key = keyOf(walkers);
      if (common.length === 0 || texts.has(key)) continue;
      const longer = (text + characterOf(common)).slice(0, LONGEST_WITNESS);
      if (key === keyOf([first, second, second])) return longer;
      texts.set(key, longer);
      waiting.push(walkers);
    }
  }
  return undefined;
}

/** Where all three can go on the same characters, and on which. */
function* stepsFrom([left, middle, right]: Walkers, { automaton: { sets, follow }, loops }: Search) {
  for (const first of stepsInside(left, follow, loops)) {
    for (const second of stepsInside(right, follow, loops)) {
      const both = intersection(sets[first] ?? [], sets[second] ?? []);
      if (both.length === 0) continue;
      for (const over of follow[middle]?.keys() ?? []) {
        yield { walkers: [first, over, second] as Walkers, common: intersection(both, sets[over] ?? []) };
      }
    }
  }
}

function stepsInside(
  state: number,
  follow: readonly ReadonlyMap<number, number>[],
  loops: readonly number[],
): readonly number[] {
  return [...(follow[state]?.keys() ?? [])].filter((next) => loops[next] === loops[state]);
}

/** A letter or digit where the set has one, so that the text can be shown. */
function characterOf(set: CharacterSet): string {
  const readable = [97, 48, 65, 46, 45, 32].find((code) => set.some(([from, to]) => code >= from && code <= to));
  return String.fromCodePoint(readable ?? set[0]?.[0] ?? 97);
}
