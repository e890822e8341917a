import type { JsonValue } from '../model/json.ts';
import type { TargetFamily, TargetId } from '../model/target-id.ts';
import type { Keyword } from '../schema/keywords.ts';

/** Where a rule of a provider is written down, and when it was last read there. */
export interface Source {
  readonly title: string;
  readonly url: string;
  /** ISO date. */
  readonly checkedOn: string;
}

/** What the provider does with a keyword that is sent as it is. `unsure`: its own texts disagree. */
export type RawVerdict = 'accepts' | 'ignores' | 'refuses' | 'unsure';
/** Where it depends on the value, or on what stands beside it. */
export type RawTest = (value: JsonValue, siblings: KeywordValues) => RawVerdict;

/** The rewriting ideas that a table can name, in the order in which they are applied to a node. */
const REWRITES = [
  'inline-ref',
  'ref-alone',
  'merge-all-of',
  'one-of-to-any-of',
  'const-to-enum',
  'any-of-alone',
  'single-type',
  'tuple-to-list',
  'integer-bounds',
  'close-object',
  'require-all',
  'string-enum',
  'gather-definitions',
] as const;
export type RewriteId = (typeof REWRITES)[number];

/**
 * What the converter does with one keyword. `keep` with `accepts` keeps the values that it holds for and treats the
 * others as `otherwise` says. `describe` moves the value into the description as a sentence.
 */
export type KeywordPolicy =
  | { readonly action: 'keep'; readonly raw: RawVerdict }
  | {
      readonly action: 'keep-some';
      readonly raw: RawVerdict;
      readonly accepts: (value: JsonValue, siblings: KeywordValues) => boolean;
      readonly otherwise: KeywordPolicy;
    }
  | {
      readonly action: 'keep-on';
      readonly raw: RawVerdict;
      /** The type that the keyword speaks of: on a node of another one it says nothing. */
      readonly type: string;
      readonly otherwise: KeywordPolicy;
    }
  | { readonly action: 'rewrite'; readonly raw: RawVerdict | RawTest; readonly idea: RewriteId }
  | { readonly action: 'describe'; readonly raw: RawVerdict }
  | { readonly action: 'drop'; readonly raw: RawVerdict; readonly harmless: boolean }
  | { readonly action: 'refuse'; readonly raw: RawVerdict };

/** The other keywords of a node, data only. */
export type KeywordValues = (keyword: string) => JsonValue | undefined;

export const keep: KeywordPolicy = { action: 'keep', raw: 'accepts' };
/** Sent as it is although the provider does nothing with it. */
export const keepIgnored: KeywordPolicy = { action: 'keep', raw: 'ignores' };
export const keepUnsure: KeywordPolicy = { action: 'keep', raw: 'unsure' };
export const describe: KeywordPolicy = { action: 'describe', raw: 'refuses' };
export const describeUnsure: KeywordPolicy = { action: 'describe', raw: 'unsure' };
export const drop: KeywordPolicy = { action: 'drop', raw: 'refuses', harmless: false };
export const dropUnsure: KeywordPolicy = { action: 'drop', raw: 'unsure', harmless: false };
/** Dropping it changes nothing: the payload's place says the same. */
export const dropHarmless: KeywordPolicy = { action: 'drop', raw: 'unsure', harmless: true };
/** The same where the keyword is an unknown field that the provider answers with an error. */
export const dropUnknown: KeywordPolicy = { action: 'drop', raw: 'refuses', harmless: true };
export const refuse: KeywordPolicy = { action: 'refuse', raw: 'refuses' };

export function rewrite(idea: RewriteId, raw: RawVerdict | RawTest = 'refuses'): KeywordPolicy {
  return { action: 'rewrite', raw, idea };
}

export function keepWhen(
  accepts: (value: JsonValue, siblings: KeywordValues) => boolean,
  otherwise: KeywordPolicy = describe,
): KeywordPolicy {
  return { action: 'keep-some', raw: 'accepts', accepts, otherwise };
}

/** Kept on nodes of its own type; the provider refuses it on others, where it says nothing. */
export function keepOn(type: string, otherwise: KeywordPolicy = dropUnknown): KeywordPolicy {
  return { action: 'keep-on', raw: 'accepts', type, otherwise };
}

/** Total: a keyword added to the list breaks the build of each target until it is decided. */
export type KeywordTable = Readonly<Record<Keyword, KeywordPolicy>>;

/** A number that the provider sets, with its source. `firm`: the provider refuses beyond it; else it is advice. */
export interface Limit {
  readonly value: number;
  readonly firm: boolean;
  readonly source: Source;
}

export type LimitId =
  | 'nameLength'
  | 'descriptionLength'
  | 'tools'
  | 'strictTools'
  | 'optionalProperties'
  | 'unionProperties'
  | 'properties'
  | 'depth'
  | 'enumValues'
  | 'longEnumCharacters'
  | 'characters'
  | 'deferredTools'
  | 'cacheBreakpoints';

/** What a tool's or a parameter's name may look like. */
export interface NameRule {
  /** Matches a whole allowed name. */
  readonly pattern: RegExp;
  /** What some versions take besides: refused by none, but not what is sent. */
  readonly widest?: RegExp;
  /** Matches one allowed character. */
  readonly character: RegExp;
  /** Matches an allowed first character, where it differs. */
  readonly first?: RegExp;
  readonly maxLength: number;
  readonly source: Source;
}

/** How a target treats the root of `parameters`. */
export interface RootRule {
  /** Keywords that may not stand at the root. */
  readonly refuses: readonly Keyword[];
  /** `properties` has to be there even when it is empty. */
  readonly needsProperties: boolean;
  /** A tool without parameters is sent without a schema. */
  readonly omitWhenEmpty: boolean;
  readonly source: Source;
}

/** How a target treats every node, where that is no matter of one keyword. */
export interface NodeRule {
  /** Each array has `items`. */
  readonly arraysNeedItems: boolean;
  /** Each object has `properties`. */
  readonly objectsNeedProperties: boolean;
  /** Each node has a type, `anyOf` or `$ref`: nothing may accept any value. */
  readonly needsType: boolean;
  /** `true` and `false` as schemas: sent, written as objects where a property holds one, or written as objects everywhere. */
  readonly booleanSchemas: 'keep' | 'objects-in-properties' | 'objects';
  /** Every object is closed with `additionalProperties: false`. */
  readonly closedObjects: boolean;
  /** Every property is required; an optional one accepts null instead. */
  readonly allRequired: boolean;
  /** `x-mcp-header` is held to its rules. */
  readonly checksHeaders: boolean;
  /** References may lead back to themselves. */
  readonly recursion: 'keep' | 'optional-only' | 'cut' | 'refuse';
  /** What may stand beside a `$ref`; undefined: anything. */
  readonly besideRef?: readonly string[];
  readonly source: Source;
}

/** Where each part of a tool goes in one element of the request's list. */
export interface Envelope {
  /** Payload pointer of the object that holds the tool's fields. */
  readonly body: readonly string[];
  /** Constant fields before the body's own. */
  readonly parametersField: string;
  readonly returnsField?: string;
  /** Options under `providers` that are sent, with what they may hold. */
  readonly options: Readonly<Record<string, (value: JsonValue) => boolean>>;
  readonly source: Source;
}

export interface Target {
  readonly id: TargetId;
  readonly family: TargetFamily;
  readonly label: string;
  readonly strict: boolean;
  readonly docs: string;
  readonly keywords: KeywordTable;
  /** For `x-` keys and whatever is on no list. */
  readonly unknownKeyword: KeywordPolicy;
  readonly keywordSource: Source;
  readonly name: NameRule;
  /** For property names at the root of `parameters`. */
  readonly rootKeys?: NameRule;
  readonly root: RootRule;
  readonly node: NodeRule;
  readonly limits: Readonly<Partial<Record<LimitId, Limit>>>;
  readonly envelope: Envelope;
  /** MCP: the revision of the specification. */
  readonly revision?: string;
}

export function defineTarget(target: Target): Target {
  return target;
}
