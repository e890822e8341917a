import type { Diagnostic } from '../core/model/diagnostic.ts';
import type { AnalysisUpdate, ToolAnalysis, ToolSplice } from '../worker/protocol/document-jobs.ts';

export function rangeOfLine(line: number, lastLine = line) {
  return { start: { line, column: 1 }, end: { line: lastLine, column: 10 } };
}

export function aDiagnostic(over: Partial<Diagnostic> = {}): Diagnostic {
  return {
    rule: 'parameter-type',
    family: 'parameter',
    severity: 'warning',
    tool: 'weather',
    toolIndex: 0,
    pointer: ['tools', '0', 'parameters'],
    descriptorPointer: ['parameters'],
    message: 'Property "city" has no type.',
    range: rangeOfLine(3),
    fixes: [],
    ...over,
  };
}

export function aToolAnalysis(key: number, over: Partial<ToolAnalysis> = {}): ToolAnalysis {
  return {
    key,
    name: `tool_${key}`,
    range: rangeOfLine(key * 10, key * 10 + 9),
    start: key * 100,
    end: key * 100 + 90,
    counts: { error: 0, warning: 0, info: 0 },
    diagnostics: [],
    verdicts: [],
    examples: { passed: 0, failed: 0, unchecked: 0 },
    isAnalysed: true,
    ...over,
  };
}

export function anUpdate(
  revision: number,
  splices: readonly ToolSplice[],
  over: Partial<AnalysisUpdate> = {},
): AnalysisUpdate {
  return {
    revision,
    state: 'ready',
    document: { format: 'descriptor', origin: 'authored', language: 'json', targets: [], skipped: [], failure: null },
    splices,
    shift: null,
    documentDiagnostics: [],
    progress: { done: 1, total: 1 },
    unchecked: [],
    ...over,
  };
}
