import type { ReadFailure } from '../core/import/read-document.ts';
import { originOf } from '../core/model/format.ts';
import type { Language } from '../core/model/message.ts';
import type { TextTree } from '../core/text/text-tree.ts';
import { renderAny } from '../core/words/words.ts';
import type { DocumentFacts } from './protocol/document-jobs.ts';
import type { Snapshot } from './snapshot.ts';

export interface DocumentView {
  readonly tree: TextTree;
  readonly snapshot: Snapshot | null;
  /** Why the text could not be read as tools. */
  readonly failure: ReadFailure | null;
  readonly language: Language;
}

export function documentFacts({ tree, snapshot, failure, language }: DocumentView): DocumentFacts {
  const format = snapshot?.read.format ?? null;
  const skipped = snapshot?.tree === tree ? snapshot.read.skipped : [];
  return {
    format,
    origin: format === null ? 'foreign' : originOf(format),
    language: tree.language,
    targets: snapshot?.context?.settings.targets ?? [],
    skipped: skipped.map(({ pointer, reason }) => {
      const span = tree.placeOf(pointer)?.value ?? { start: 0, end: 0 };
      return { pointer, reason: renderAny(reason, language), range: tree.lines.rangeOf(span) };
    }),
    failure: failure === null ? null : renderAny(failure.message, language),
  };
}
