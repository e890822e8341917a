import type { Phrases } from './phrases.ts';

/** What one language says; every description is held against all languages, whatever the interface's is. */
export interface Lexicon {
  /** Says when to use the tool. */
  readonly when: Phrases;
  /** Says when not to use it, or what to use instead. */
  readonly whenNot: Phrases;
  /** Says what the tool is limited to. */
  readonly limits: Phrases;
  /** An opening that says nothing before the verb. */
  readonly filler: Phrases;
  readonly marketing: Phrases;
  /** Left behind by a template or a hurried author. */
  readonly placeholder: Phrases;
  /** How the tool is built instead of what it does. */
  readonly implementation: Phrases;
  /** Says what happens when an optional argument is left out. */
  readonly omission: Phrases;
  /** Names a unit of measure. */
  readonly unit: Phrases;
  /** Says which time zone or offset a time is in. */
  readonly zone: Phrases;
  readonly currency: Phrases;
  /** Says whether an end belongs to the interval. */
  readonly boundary: Phrases;
  /** Says how long an interval may be. */
  readonly longest: Phrases;
  /** Says in which order results come. */
  readonly order: Phrases;
  /** Says that a cursor belongs to the same query. */
  readonly binding: Phrases;
  /** Says what null or absence means. */
  readonly absence: Phrases;
  /** Advises to call again. */
  readonly retry: Phrases;
  /** Advises not to call again. */
  readonly noRetry: Phrases;
  readonly negation: Phrases;
  readonly administrator: Phrases;
  readonly irreversible: Phrases;
  readonly deprecated: Phrases;
  /** Says that text carries JSON. */
  readonly jsonInText: Phrases;
}
