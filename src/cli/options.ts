import { parseArgs } from 'node:util';
import { nearest as nearestName } from '../core/lint/nearest.ts';
import type { Message } from '../core/model/message.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { type CliMessageId, say } from './words.ts';

export interface FlagSpec {
  readonly kind: 'flag';
  readonly help: CliMessageId;
}
export interface TextSpec {
  readonly kind: 'text' | 'texts';
  /** How help names the value: FILE, ID. */
  readonly value: string;
  /** Text of its own kind, which may have no length. */
  readonly mayBeEmpty?: true;
  readonly help: CliMessageId;
}
export interface ChoiceSpec<Choice extends string = string> {
  readonly kind: 'choice' | 'choices';
  readonly choices: readonly Choice[];
  /** Other spellings of a choice. */
  readonly synonyms?: Readonly<Record<string, Choice>>;
  /** Words that stand for several choices, where several may be given. */
  readonly groups?: Readonly<Record<string, readonly Choice[]>>;
  readonly help: CliMessageId;
}
export type OptionSpec = FlagSpec | TextSpec | ChoiceSpec;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type OptionValue<Spec extends OptionSpec> = Spec extends { kind: 'flag' }
  ? boolean
  : Spec extends { kind: 'text' }
    ? string | undefined
    : Spec extends { kind: 'texts' }
      ? readonly string[]
      : Spec extends { kind: 'choice'; choices: readonly (infer Choice)[] }
        ? Choice | undefined
        : Spec extends { kind: 'choices'; choices: readonly (infer Choice)[] }
          ? readonly Choice[]
          : never;
export type OptionValues<Specs extends OptionSpecs> = { readonly [Name in keyof Specs]: OptionValue<Specs[Name]> };

export interface ParsedArguments {
  readonly values: Readonly<Record<string, boolean | string | readonly string[] | undefined>>;
  readonly operands: readonly string[];
}
type Problem = Message<CliMessageId>;

/** Reads the words behind a command's name. A wrong one is told with the nearest right one. */
export function readOptions(words: readonly string[], specs: OptionSpecs): Result<ParsedArguments, Problem> {
  const values = emptyValues(specs);
  const operands: string[] = [];
  for (const token of tokensOf(words, specs)) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
    if (spec === undefined) return err(unknownOption(token.rawName, specs));
    const value = readValue(token.rawName, token.value, spec);
    if (!value.ok) return value;
    const former = values[token.name];
    if (typeof former === 'string' && former !== value.value)
      return err(say('cli-option-twice', { shown: token.rawName }));
    values[token.name] = Array.isArray(former) ? [...former, ...[value.value as string].flat()] : value.value;
  }
  return ok({ values, operands });
}

function emptyValues(specs: OptionSpecs): Record<string, boolean | string | readonly string[] | undefined> {
  const none = { flag: false, text: undefined, choice: undefined, texts: [], choices: [] } as const;
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, none[spec.kind]]));
}

function tokensOf(words: readonly string[], specs: OptionSpecs) {
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      { type: spec.kind === 'flag' ? ('boolean' as const) : ('string' as const), multiple: true },
    ]),
  );
  return parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

function readValue(
  shown: string,
  value: string | undefined,
  spec: OptionSpec,
): Result<string | boolean | readonly string[], Problem> {
  if (spec.kind === 'flag') return value === undefined ? ok(true) : err(say('cli-option-takes-no-value', { shown }));
  if (value === undefined) return err(say('cli-option-needs-value', { shown }));
  if (!('choices' in spec)) {
    return value === '' && spec.mayBeEmpty !== true ? err(say('cli-option-needs-value', { shown })) : ok(value);
  }
  if (spec.kind === 'choice') return readChoice(shown, value, spec);
  const chosen: string[] = [];
  for (const part of value.split(',')) {
    const choice = readChoice(shown, part.trim(), spec);
    if (!choice.ok) return choice;
    chosen.push(...[choice.value].flat());
  }
  return ok(chosen);
}

function readChoice(shown: string, value: string, spec: ChoiceSpec): Result<string | readonly string[], Problem> {
  const { choices, synonyms = {}, groups = {} } = spec;
  if (choices.includes(value)) return ok(value);
  if (Object.hasOwn(groups, value)) return ok(groups[value] ?? []);
  const meant = Object.hasOwn(synonyms, value) ? synonyms[value] : undefined;
  return meant === undefined ? err(wrongChoice(shown, value, [...choices, ...Object.keys(groups)])) : ok(meant);
}

function wrongChoice(shown: string, value: string, choices: readonly string[]): Problem {
  const nearest = nearestName(value, choices);
  const known = choices.join(', ');
  return nearest === undefined
    ? say('cli-wrong-choice', { shown, value, known })
    : say('cli-wrong-choice-nearest', { shown, value, nearest, known });
}

function unknownOption(shown: string, specs: OptionSpecs): Problem {
  const nearest = nearestName(shown.replace(/^-+/, ''), Object.keys(specs));
  return nearest === undefined
    ? say('cli-unknown-option', { shown })
    : say('cli-unknown-option-nearest', { shown, nearest: `--${nearest}` });
}
