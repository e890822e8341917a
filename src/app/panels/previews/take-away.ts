import type { Preview } from '../../../worker/protocol.ts';
import { copyText, downloadText } from '../../clipboard.ts';
import { notices } from '../../studio.ts';
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
