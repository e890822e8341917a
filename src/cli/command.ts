import type { Evaluation } from '../core/examples/evaluation.ts';
import type { Language, Message } from '../core/model/message.ts';
import type { OptionSpecs, OptionValues } from './options.ts';
import { shownLine, shownText } from './shown-text.ts';
import type { CliMessageId } from './words.ts';

/** What a command may ask of the machine besides files. */
export interface Host {
  readonly cwd: string;
  /** Passed on to servers that a command starts. */
  readonly env: Readonly<Record<string, string>>;
  readStdin(): Promise<Uint8Array>;
  version(): string;
  /** The caller disposes of it. */
  startEvaluation(): Promise<Evaluation>;
}

/** What a command leaves behind. `stdout` is the result; `talk` goes to stderr, one line each. */
export interface Outcome {
  readonly exit: 0 | 1 | 2;
  readonly stdout: string;
  readonly talk: readonly Message<CliMessageId>[];
}

export interface CommandInput<Options extends OptionSpecs> {
  readonly operands: readonly string[];
  readonly options: OptionValues<Options>;
  readonly language: Language;
  readonly host: Host;
}

export interface Command<Options extends OptionSpecs = OptionSpecs> {
  readonly operands: { readonly shown: string; readonly min: number; readonly max: number };
  readonly options: Options;
  run(input: CommandInput<Options>): Promise<Outcome>;
}

export function defineCommand<const Options extends OptionSpecs>(command: Command<Options>): Command<Options> {
  return command;
}

/** `text` may hold words of the document. */
export function done(text: string, isFine = true): Outcome {
  return { exit: isFine ? 0 : 1, stdout: shownText(text), talk: [] };
}

/** The same of lines that may hold words of the document, none of which can begin a line of its own. */
export function doneLines(lines: readonly string[], isFine = true): Outcome {
  return { exit: isFine ? 0 : 1, stdout: lines.map((line) => `${shownLine(line)}\n`).join(''), talk: [] };
}

export function doneJson(value: unknown, isFine = true): Outcome {
  return { exit: isFine ? 0 : 1, stdout: `${JSON.stringify(value, null, 2)}\n`, talk: [] };
}

/** Misuse or unreadable input. */
export function refuse(problem: Message<CliMessageId>): Outcome {
  return { exit: 2, stdout: '', talk: [problem] };
}
