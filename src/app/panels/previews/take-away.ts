import type { TargetId } from '../../../core/model/target-id.ts';
import { copyText, downloadText } from '../../clipboard.ts';
import { notices, store } from '../../studio.ts';
import { targetLabel } from '../../targets/target-label.ts';

/** Exactly the bytes shown. */
export async function copyPayload(target: TargetId): Promise<void> {
  const shown = shownPayload(target);
  if (shown === null) return;
  const isCopied = await copyText(shown.text);
  if (isCopied) notices.tell('app-notice-copied', { what: targetLabel(target) });
  else notices.warn('app-notice-not-copied');
}

export function downloadPayload(target: TargetId): void {
  const shown = shownPayload(target);
  if (shown !== null) downloadText(`${shown.tool}.${target.replace(':', '-')}.json`, shown.text);
}

function shownPayload(target: TargetId): { readonly text: string; readonly tool: string } | null {
  const view = store.getState().toolView?.view;
  const text = view?.previews.find((preview) => preview.target === target)?.text ?? null;
  return view === undefined || text === null ? null : { text, tool: view.name };
}
