import type { FormatId } from '../../model/format.ts';
import { has, isObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { type Pointer, valueAt } from '../../model/pointer.ts';
import { type Provenance, toDescriptor } from '../../model/provenance.ts';
import { familyOf, TARGET_FAMILIES, type TargetId } from '../../model/target-id.ts';
import { TARGETS } from '../index.ts';
import type { AsIsProblem } from './as-is-problem.ts';
import { judgeAsIs } from './judge-as-is.ts';
import { naiveElement } from './naive-element.ts';

/** A tool of a document as an importer read it. */
export interface DocumentTool {
  readonly descriptor: JsonObject;
  readonly source: Pointer;
  readonly provenance: Provenance;
}

/** A problem with its place in the descriptor and, where the document holds the element itself, in the document. */
export interface DocumentProblem extends AsIsProblem {
  readonly descriptorPointer: Pointer;
  readonly documentPointer: Pointer | undefined;
}

/**
 * The target in whose own wire format a tool is written; undefined for formats that no provider takes. MCP had `execution`
 * in one revision only; other tools do not tell theirs, and are taken for the newest.
 */
export function ownTarget(format: FormatId, element: JsonValue | undefined): TargetId | undefined {
  const family = TARGET_FAMILIES.find((known) => known === format);
  const tool = isObject(element) ? element : {};
  if (family === 'mcp') return has(tool, 'execution') ? 'mcp:2025-11-25' : 'mcp';
  if (family !== 'gemini') return family;
  return has(tool, 'parametersJsonSchema') ? 'gemini:json' : 'gemini';
}

/**
 * What `target` would say to one tool of a document sent unchanged: the element itself where the document is in the
 * target's format, else the name, description and schema put into its envelope.
 */
export function judgeDocumentTool(
  tool: DocumentTool,
  document: JsonValue,
  format: FormatId,
  target: TargetId,
): DocumentProblem[] {
  const element = valueAt(document, tool.source);
  if (format === familyOf(target) && isObject(element) && hasOwnSchema(element, target)) {
    return judgeAsIs(element, target).map((problem) => {
      const documentPointer = [...tool.source, ...problem.pointer];
      return { ...problem, documentPointer, descriptorPointer: toDescriptor(tool.provenance, documentPointer) ?? [] };
    });
  }
  const naive = naiveElement(tool.descriptor, target);
  return judgeAsIs(naive.element, target).map((problem) => ({
    ...problem,
    documentPointer: undefined,
    descriptorPointer: naive.toDescriptor(problem.pointer),
  }));
}

/** A declaration with only the other of Gemini's two schema fields is judged like a foreign tool. */
function hasOwnSchema(element: JsonObject, target: TargetId): boolean {
  const { family, envelope } = TARGETS[target];
  if (family !== 'gemini') return true;
  return has(element, envelope.parametersField) || !GEMINI_SCHEMAS.some((field) => has(element, field));
}

const GEMINI_SCHEMAS = ['parameters', 'parametersJsonSchema'];
