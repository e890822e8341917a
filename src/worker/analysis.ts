import { convertRead } from '../core/export/convert-document.ts';
import type { ReadDocument } from '../core/import/read-document.ts';
import { createLintContext, type LintContext } from '../core/lint/engine.ts';
import { readSettings } from '../core/lint/read-settings.ts';
import { DEFAULT_SETTINGS } from '../core/lint/settings.ts';
import { TARGET_IDS, type TargetId } from '../core/model/target-id.ts';
import type { Tool } from '../core/model/tool.ts';
import type { Conversion } from '../core/targets/conversion.ts';
import { analyseRest, lintRecord, lintWholeNow } from './analysis-run.ts';
import { documentDiagnostics } from './document-diagnostics.ts';
import { analysisOf } from './tool-analysis.ts';

export interface ContextSource {
  readonly document: ReadDocument;
  readonly tools: readonly Tool[];
  readonly targets: readonly TargetId[];
  /** Judge for every target, whichever are shown. */
  readonly everywhere: boolean;
  convert(tool: Tool, target: TargetId): Conversion;
}

function contextOf({ document, tools, targets, everywhere, convert }: ContextSource): LintContext {
  const { settings: own } = document;
  const settings = own === undefined ? DEFAULT_SETTINGS : readSettings(own.value).settings;
  return createLintContext({
    tools,
    origin: document.origin,
    format: document.format,
    settings,
    targets: [...new Set([...settings.targets, ...targets, ...(everywhere ? TARGET_IDS : [])])],
    today: new Date().toISOString().slice(0, 10),
    ...(own && { settingsPointer: own.pointer }),
    convert,
  });
}

/** Everything that needs the rules and the targets: a chunk of its own, so that the list of tools need not wait for it. */
export const analysis = {
  analyseRest,
  analysisOf,
  contextOf,
  convertRead,
  documentDiagnostics,
  lintRecord,
  lintWholeNow,
};
export type Analysis = typeof analysis;
