import { basename } from 'node:path';
import { chooseFixes, safeFix } from '../core/lint/choose-fixes.ts';
import type { Diagnostic } from '../core/model/diagnostic.ts';
import type { Language } from '../core/model/message.ts';
import { applyEdits } from '../core/text/apply-edits.ts';
import { type OpenDocument, readText } from './document.ts';

/** Fixes make room for others; where they go on for ever, two rules disagree. */
const MAX_ROUNDS = 10;

interface FixedDocument {
  readonly document: OpenDocument;
  readonly fixed: number;
}

/** Applies every safe fix, those that meet one after the other, until none is left. Nothing is written. */
export async function fixDocument(
  start: OpenDocument,
  diagnosticsOf: (document: OpenDocument) => readonly Diagnostic[],
  language: Language,
): Promise<FixedDocument> {
  let document = start;
  let fixed = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const chosen = chooseFixes(diagnosticsOf(document), safeFix);
    if (chosen.fixed === 0) break;
    const text = applyEdits(document.text, chosen.edits);
    const input = { file: start.file, fileName: basename(start.file), text };
    const again = await readText(input, { from: start.read.format, language });
    if (!again.ok) break;
    document = again.value;
    fixed += chosen.fixed;
  }
  return { document, fixed };
}
