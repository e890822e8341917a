import { ARRAY, OBJECT, type Tape } from './tape.ts';

/** Levels of objects and arrays. More would overflow the stack of one library or another. */
export const MAX_DEPTH = 1000;

/** Keys whose list holds tools, so that an object with such a member is a catalogue and no tool. */
const LISTS = new Set(['tools', 'functionDeclarations', 'function_declarations', 'functions', 'result']);
/** OpenAPI: paths / path / method / part, components / schemas / name / part. */
const OPENAPI_DEPTH: Readonly<Record<string, number>> = { paths: 4, components: 4 };

/**
 * The value to cut so that the part below `row` goes and the tool's name stays: the member of the outermost object with
 * a `name` on the way down, else of the outermost list entry, else of the root.
 */
export function findTooDeep(tape: Tape, row: number): number {
  const path: number[] = [];
  for (let at = row; at >= 0; at = tape.parent[at] as number) path.push(at);
  path.reverse();
  const named = path.findIndex((at, level) => isNamedTool(tape, at, path[level + 1]));
  if (named !== -1) return path[named + 1] as number;
  const openapi = path[1] === undefined ? undefined : OPENAPI_DEPTH[tape.keyOf(path[1])];
  if (openapi !== undefined) return path[openapi] as number;
  const entry = path.findIndex((_, level) => isListOfTools(tape, path[level - 1]));
  return path[entry === -1 ? 1 : Math.min(entry + 1, path.length - 1)] as number;
}

function isListOfTools(tape: Tape, row: number | undefined): boolean {
  return row !== undefined && tape.kind[row] === ARRAY && (row === 0 || LISTS.has(tape.keyOf(row)));
}

function isNamedTool(tape: Tape, row: number, child: number | undefined): boolean {
  if (child === undefined || tape.kind[row] !== OBJECT || LISTS.has(tape.keyOf(child))) return false;
  for (
    let member = row + 1;
    member < tape.count && member <= child;
    member = Math.max(tape.next[member] as number, member + 1)
  ) {
    if (tape.keyOf(member) === 'name') return true;
  }
  return false;
}
