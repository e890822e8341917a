import { ARRAY, OBJECT, type Tape } from './tape.ts';

/** Levels of objects and arrays. More would overflow the stack of one library or another. */
export const MAX_DEPTH = 1000;

/** Keys whose list holds tools, so that an object with such a member is a catalogue and no tool. */
const LISTS = new Set(['tools', 'functionDeclarations', 'function_declarations', 'functions', 'result']);
/** OpenAPI: paths / path / method / part, components / schemas / name / part. */
const OPENAPI_DEPTH: ReadonlyMap<string, number> = new Map([
  ['paths', 4],
  ['components', 4],
]);

/** An object or array on the way down to what is nested too deep. */
export interface DepthLevel {
  readonly kind: 'object' | 'array';
  /** Its key in the object above; empty in an array and at the root. */
  readonly key: string;
  /** Whether it has a member `name`. */
  isNamed(): boolean;
}

/**
 * Which level to cut, counted from the root, so that what is too deep goes and the tool's name stays: the member of the
 * outermost object with a `name` on the way down, else of the outermost list entry, else of the root.
 */
export function levelToCut(path: readonly DepthLevel[]): number {
  const named = path.findIndex((level, depth) => isNamedTool(level, path[depth + 1]));
  if (named !== -1) return named + 1;
  const openapi = OPENAPI_DEPTH.get(path[1]?.key ?? '');
  if (openapi !== undefined) return openapi;
  const entry = path.findIndex((_, depth) => depth > 0 && isListOfTools(path[depth - 1], depth === 1));
  return entry === -1 ? 1 : Math.min(entry + 1, path.length - 1);
}

function isListOfTools(level: DepthLevel | undefined, isRoot: boolean): boolean {
  return level?.kind === 'array' && (isRoot || LISTS.has(level.key));
}

function isNamedTool(level: DepthLevel, next: DepthLevel | undefined): boolean {
  return next !== undefined && level.kind === 'object' && !LISTS.has(next.key) && level.isNamed();
}

/** The value of a JSON text to cut so that the part below `row` goes. */
export function findTooDeep(tape: Tape, row: number): number {
  const path: number[] = [];
  for (let at = row; at >= 0; at = tape.parent[at] as number) path.push(at);
  path.reverse();
  const levels = path.map((at, depth) => ({
    kind: tape.kind[at] === ARRAY ? ('array' as const) : ('object' as const),
    key: tape.keyOf(at),
    isNamed: () => isNamedBefore(tape, at, path[depth + 1]),
  }));
  return path[levelToCut(levels)] as number;
}

/** What stands behind the part that is too deep may not be read yet. */
function isNamedBefore(tape: Tape, row: number, child: number | undefined): boolean {
  if (child === undefined || tape.kind[row] !== OBJECT) return false;
  for (
    let member = row + 1;
    member < tape.count && member <= child;
    member = Math.max(tape.next[member] as number, member + 1)
  ) {
    if (tape.keyOf(member) === 'name') return true;
  }
  return false;
}
