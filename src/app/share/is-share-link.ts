/** Programs that pass a link on may escape its characters. */
const SHARED = /^#doc(?:=|%3d)/i;

/** Whether the fragment of an address is meant to hold a document, sound or not. */
export function isShareLink(fragment: string): boolean {
  return SHARED.test(fragment);
}
