import type { ReadDocument, ReadFailure } from '../import/read-document.ts';
import type { Finding } from '../model/diagnostic.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import type { SettingsProblem } from './read-settings.ts';

/** What reading the document left behind: entries that are no tool, and parts that a descriptor cannot hold. */
export function documentFindings(read: ReadDocument): Finding[] {
  return [
    ...read.skipped.map(({ pointer, reason }) => about('document-skipped', severityOf(reason), pointer, reason)),
    ...read.losses.map(({ pointer, message }) => about('document-import', 'info', pointer, message)),
  ];
}

/** A tool that the provider runs itself stands rightly in a request; only there is nothing to describe. */
function severityOf(reason: Message): Finding['severity'] {
  return reason.id === 'import-built-in' ? 'info' : 'error';
}

export function failureFinding({ pointer, message }: ReadFailure): Finding {
  return about('document-unreadable', 'error', pointer, message);
}

/** `base` is where the settings stand in the document. */
export function settingsFindings(problems: readonly SettingsProblem[], base: Pointer): Finding[] {
  return problems.map(({ pointer, message }) => about('lint-settings', 'warning', [...base, ...pointer], message));
}

function about(rule: string, severity: Finding['severity'], pointer: Pointer, message: Message): Finding {
  return { rule, family: 'document', severity, tool: -1, pointer, message, fixes: [] };
}
