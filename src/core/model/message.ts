/** A sentence not yet worded: an id in a word table and the data for its `{names}`. Crosses to and from the worker as it is. */
export interface Message<Id extends string = string> {
  readonly id: Id;
  readonly data: MessageData;
}
export type MessageData = Readonly<Record<string, string | number>>;

export const LANGUAGES = ['en', 'vi'] as const;
export type Language = (typeof LANGUAGES)[number];
