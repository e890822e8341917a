import type { editor, IDisposable } from 'monaco-editor/editor';
import type { Diagnostic, Severity } from '../../core/model/diagnostic.ts';
import type { PlacedProblems } from '../../state/selectors.ts';
import type { Monaco } from './monaco.ts';
import { toMonacoRange } from './ranges.ts';

const OWNER = 'toolscribe';
/** Up to this many problems all are marked; beyond it, those around what is in view. */
const MARK_ALL = 800;
const LINES_AROUND = 150;
const DELAY_MS = 120;

export interface Markers extends IDisposable {
  show(problems: PlacedProblems): void;
}

/** Squiggles for the problems. They move with the text by themselves, so a short delay behind the analysis is not seen. */
export function createMarkers(monaco: Monaco, code: editor.IStandaloneCodeEditor): Markers {
  let problems: PlacedProblems | null = null;
  let marked: editor.ITextModel | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const severity: Readonly<Record<Severity, number>> = {
    error: monaco.MarkerSeverity.Error,
    warning: monaco.MarkerSeverity.Warning,
    info: monaco.MarkerSeverity.Info,
  };

  function mark(): void {
    timer = undefined;
    const model = code.getModel();
    marked = model;
    if (model === null) return;
    const markers = worthMarking().map((problem) => ({
      ...toMonacoRange(problem.range),
      severity: severity[problem.severity],
      message: problem.message,
      code: problem.rule,
      source: problem.target ?? problem.family,
    }));
    monaco.editor.setModelMarkers(model, OWNER, markers);
  }

  function worthMarking(): readonly Diagnostic[] {
    if (problems === null) return [];
    if (problems.count <= MARK_ALL) return problems.between(1, Number.POSITIVE_INFINITY);
    const ranges = code.getVisibleRanges();
    const first = (ranges[0]?.startLineNumber ?? 1) - LINES_AROUND;
    const last = (ranges.at(-1)?.endLineNumber ?? 1) + LINES_AROUND;
    return problems.between(first, last);
  }

  function schedule(): void {
    timer ??= setTimeout(mark, DELAY_MS);
  }

  const scrolled = code.onDidScrollChange(() => {
    if (problems !== null && problems.count > MARK_ALL) schedule();
  });
  return {
    show(next) {
      if (next === problems && code.getModel() === marked) return;
      problems = next;
      schedule();
    },
    dispose() {
      clearTimeout(timer);
      scrolled.dispose();
    },
  };
}
