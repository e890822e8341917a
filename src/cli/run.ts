import { nearest as nearestName } from '../core/lint/nearest.ts';
import { LANGUAGES, type Language } from '../core/model/message.ts';
import type { Command, Host, Outcome } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { EVERYWHERE } from './common-options.ts';
import { commandHelp, generalHelp } from './help.ts';
import { readOptions } from './options.ts';
import { shownLine } from './shown-text.ts';
import { render, say } from './words.ts';

export interface Printed {
  readonly exit: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

/** One run of the command line: the words behind the program's name in, the two streams and the exit code out. */
export async function runCli(words: readonly string[], host: Host): Promise<Printed> {
  const language = languageOf(words);
  const outcome = await dispatch(words, host, language);
  const talk = outcome.talk.map((message) => `${shownLine(render(message, language))}\n`);
  return { exit: outcome.exit, stdout: outcome.stdout, stderr: talk.join('') };
}

/** Read ahead of everything else, so that misuse is told in the language asked for. */
export function languageOf(words: readonly string[]): Language {
  const index = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = words[index] ?? '';
  const value = word.startsWith('--lang=') ? word.slice('--lang='.length) : words[index + 1];
  return (index >= 0 && LANGUAGES.find((known) => known === value)) || 'en';
}

async function dispatch(words: readonly string[], host: Host, language: Language): Promise<Outcome> {
  const [name = '', ...rest] = words;
  if (name === '--version' || name === '-v') return { exit: 0, stdout: `${host.version()}\n`, talk: [] };
  const wantsHelp = name === '--help' || name === '-h' || name === 'help';
  const [about = ''] = rest;
  if (wantsHelp && (about === '' || about.startsWith('-'))) return { exit: 0, stdout: generalHelp(language), talk: [] };
  const called = wantsHelp ? about : name;
  const entry = Object.hasOwn(COMMANDS, called) ? COMMANDS[called] : undefined;
  if (entry === undefined) return unknownCommand(called);
  if (wantsHelp) return { exit: 0, stdout: commandHelp(called, await entry.load(), language), talk: [] };
  return runCommand(name, await entry.load(), { words: rest, host, language });
}

function unknownCommand(name: string): Outcome {
  const known = Object.keys(COMMANDS);
  const nearest = nearestName(name, known);
  if (name === '' || name.startsWith('-')) return misuse(say('cli-no-command', { known: known.join(', ') }));
  if (nearest === undefined) return misuse(say('cli-unknown-command', { name, known: known.join(', ') }));
  return misuse(say('cli-unknown-command-nearest', { name, nearest }));
}

function misuse(problem: Outcome['talk'][number]): Outcome {
  return { exit: 2, stdout: '', talk: [problem] };
}

interface Call {
  readonly words: readonly string[];
  readonly host: Host;
  readonly language: Language;
}

async function runCommand(name: string, command: Command, { words, host, language }: Call): Promise<Outcome> {
  if (words.includes('--help') || words.includes('-h')) {
    return { exit: 0, stdout: commandHelp(name, command, language), talk: [] };
  }
  const read = readOptions(words, { ...EVERYWHERE, ...command.options });
  if (!read.ok) return misuse(read.error);
  const { operands, values } = read.value;
  const { min, max, shown } = command.operands;
  if (operands.length < min) return misuse(say('cli-operand-missing', { name, shown }));
  if (operands.length > max) return misuse(say('cli-operand-extra', { extra: operands[max] ?? '', name, shown }));
  const stdinUses = [...operands, ...Object.values(values).flat()];
  if (stdinUses.filter((word) => word === '-').length > 1) return misuse(say('cli-stdin-twice'));
  return command.run({ operands, options: values as never, language, host });
}
