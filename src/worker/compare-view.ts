import { diffReleases } from '../core/diff/diff-releases.ts';
import { type ReadDocument, readDocument } from '../core/import/read-document.ts';
import { stringAt } from '../core/model/json.ts';
import type { Language, Message } from '../core/model/message.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { guessLanguage } from '../core/text/guess-language.ts';
import { openText } from './open-text.ts';
import type { CompareView } from './protocol/catalogue-jobs.ts';
import type { Jobs } from './protocol.ts';
import { rangeIn, type Snapshot } from './snapshot.ts';
import { toldChanges } from './told-changes.ts';

/** The changes between the open document and another text of it. */
export async function compareWith(
  snapshot: Snapshot,
  { text, fileName, isOlder }: Jobs['compare']['input'],
  language: Language,
): Promise<Result<CompareView, Message>> {
  const { tree } = await openText(text, guessLanguage(text, fileName));
  const other = readDocument(tree, { fileName });
  if (!other.ok) return err(other.error.message);
  const [open, else_] = [releaseOf(snapshot.read), releaseOf(other.value)];
  const [before, after] = isOlder ? [else_, open] : [open, else_];
  const { changes, bump, unannounced } = diffReleases(before, after);
  const records = new Map(snapshot.records.map((record) => [record.tool.name, record]));
  return ok({
    changes: toldChanges(changes, { before, after }, language).map(({ names, ...change }) => {
      const record = records.get(isOlder ? names.after : names.before);
      return { ...change, range: record === undefined ? null : rangeIn(snapshot, record, change.pointer) };
    }),
    bump,
    unannounced,
  });
}

function releaseOf({ catalogue, tools }: ReadDocument) {
  return { version: stringAt(catalogue, 'version'), tools: tools.map(({ descriptor }) => descriptor) };
}
