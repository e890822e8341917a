import type { editor } from 'monaco-editor/editor';
import type { Diagnostic, Severity } from '../../core/model/diagnostic.ts';
import type { Monaco } from './monaco.ts';
import { toMonacoRange } from './ranges.ts';

const OWNER = 'toolscribe';
/** Beyond this many the squiggles help nobody; the panel still lists every problem. */
const MARKER_LIMIT = 5000;

export function showMarkers(monaco: Monaco, model: editor.ITextModel, problems: readonly Diagnostic[]): void {
  const severity: Readonly<Record<Severity, number>> = {
    error: monaco.MarkerSeverity.Error,
    warning: monaco.MarkerSeverity.Warning,
    info: monaco.MarkerSeverity.Info,
  };
  const markers = problems.slice(0, MARKER_LIMIT).map((problem) => ({
    ...toMonacoRange(problem.range),
    severity: severity[problem.severity],
    message: problem.message,
    code: problem.rule,
    source: problem.target ?? problem.family,
  }));
  monaco.editor.setModelMarkers(model, OWNER, markers);
}
