import type { TargetId } from '../../../core/model/target-id.ts';
import type { Preview } from '../../../worker/protocol.ts';
import { copyText, downloadText } from '../../clipboard.ts';
import { analysis, notices, store } from '../../studio.ts';
import { targetLabel } from '../../targets/target-label.ts';

/** Exactly the bytes shown. */
export async function copyPayload({ text, target }: Preview): Promise<void> {
  if (text === null) return;
  const isCopied = await copyText(text);
  if (isCopied) notices.tell('app-notice-copied', { what: targetLabel(target) });
  else notices.warn('app-notice-not-copied');
}

export function downloadPayload({ text, target }: Preview, tool: string): void {
  if (text !== null) downloadText(`${tool}.${target.replace(':', '-')}.json`, text);
}

/** Every tool of the document as one request; refused tools are named. */
export async function copyRequest(target: TargetId): Promise<void> {
  const result = await analysis.run('request', { target, foldBlocks: store.getState().foldBlocks });
  if (!result.ok || !(await copyText(result.value.text))) return notices.warn('app-notice-not-copied');
  const { sent, refused } = result.value;
  notices.tell('app-notice-request-copied', { count: sent, target: targetLabel(target) });
  if (refused.length > 0) notices.warn('app-notice-refused', { list: refused.join(', ') });
}
