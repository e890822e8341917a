import { strToU8, zipSync } from 'fflate';
import { TARGET_IDS } from '../../core/model/target-id.ts';
import { selectJudgedTargets, selectProblemScope } from '../../state/selectors.ts';
import { copyText, downloadText } from '../clipboard.ts';
import { analysis, store } from '../studio.ts';

/** Copies the findings as Markdown; false when the browser refuses. */
export async function copyReview(name: string): Promise<boolean> {
  const { reviewMarkdown } = await import('../../core/export/review-markdown.ts');
  const { tools, documentDiagnostics, language } = store.getState();
  const scope = selectProblemScope(store.getState());
  return copyText(reviewMarkdown({ name, scope, tools, documentDiagnostics }, language));
}

/** Everything about the document as one page to read, print or send; null when it cannot be made. */
export async function htmlReport(name: string): Promise<Blob | null> {
  const targets = selectJudgedTargets(store.getState());
  const pieces: string[] = [];
  let at = { next: 0 as number | null, revision: -1 };
  while (at.next !== null) {
    const piece = await analysis.run('report', { name, targets, from: at.next });
    if (!piece.ok) return null;
    const { text, next, revision } = piece.value;
    // Something was typed meanwhile: a report is of one text.
    const isOther = at.next > 0 && revision !== at.revision;
    if (isOther) pieces.length = 0;
    else pieces.push(text);
    at = { next: isOther ? 0 : next, revision };
  }
  return new Blob(pieces, { type: 'text/html' });
}

/** One file of tools a target, each with exactly the bytes that "copy request" gives. */
export async function zipForProviders(): Promise<Blob> {
  const { foldBlocks } = store.getState();
  const files: Record<string, Uint8Array> = {};
  for (const target of TARGET_IDS) {
    const request = await analysis.run('request', { target, foldBlocks });
    if (request.ok) files[`${target.replaceAll(':', '-')}.json`] = strToU8(request.value.text);
  }
  // A fixed date: the same tools give the same bytes.
  return new Blob([zipSync(files, { level: 9, mtime: '1980-01-01' }) as BlobPart], { type: 'application/zip' });
}

/** The examples as JSON Lines, to run against a model of one's own. */
export async function downloadEvaluationSet(): Promise<void> {
  const examples = await analysis.run('evaluationSet', null);
  if (examples.ok) downloadText('evaluation-set.jsonl', examples.value.text);
}
