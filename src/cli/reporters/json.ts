import type { Diagnostic, TextPosition } from '../../core/model/diagnostic.ts';
import { formatPointer } from '../../core/model/pointer.ts';
import { placeEdits, positionsIn } from './edits.ts';
import type { LintedFile, LintReporter } from './lint-report.ts';

export const json: LintReporter = (files) => `${JSON.stringify({ files: files.map(fileOf) }, null, 2)}\n`;

function fileOf({ file, format, tools, diagnostics, text }: LintedFile) {
  const positionAt = positionsIn(text);
  return {
    file,
    format,
    tools,
    diagnostics: diagnostics.map((diagnostic) => diagnosticOf(diagnostic, positionAt)),
  };
}

function diagnosticOf(diagnostic: Diagnostic, positionAt: (offset: number) => TextPosition) {
  const { rule, family, severity, tool, pointer, descriptorPointer, message, target, confidence, range } = diagnostic;
  return {
    rule,
    family,
    severity,
    tool,
    pointer: formatPointer(pointer),
    descriptorPointer: formatPointer(descriptorPointer),
    message,
    ...(target === undefined ? {} : { target }),
    ...(confidence === undefined ? {} : { confidence }),
    range,
    fixes: diagnostic.fixes.map(({ title, safe, edits }) => ({ title, safe, edits: placeEdits(edits, positionAt) })),
  };
}
