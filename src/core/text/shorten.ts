const LONGEST = 60;

/** A piece of the user's text for a sentence: a word of a megabyte must not become the message. */
export function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
