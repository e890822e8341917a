import type { Language } from '../core/model/message.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { EVERYWHERE } from './common-options.ts';
import type { OptionSpec, OptionSpecs } from './options.ts';
import { render, say } from './words.ts';

export function generalHelp(language: Language): string {
  const rows = Object.entries(COMMANDS).map(([name, { summary }]) => [name, render(say(summary), language)] as const);
  return [
    render(say('cli-help-intro'), language),
    '',
    ...columns(rows),
    '',
    render(say('cli-help-more'), language),
    render(say('cli-help-exits'), language),
    '',
  ].join('\n');
}

export function commandHelp(name: string, command: Command, language: Language): string {
  const summary = COMMANDS[name]?.summary;
  const specs: OptionSpecs = { ...command.options, ...EVERYWHERE };
  const rows = Object.entries(specs).map(
    ([option, spec]) => [shownOption(option, spec), describeOption(spec, language)] as const,
  );
  return [
    ...(summary === undefined ? [] : [render(say(summary), language), '']),
    `toolscribe ${name} ${command.operands.shown} [--…]`,
    '',
    ...columns(rows),
    '',
  ].join('\n');
}

function shownOption(name: string, spec: OptionSpec): string {
  if (spec.kind === 'flag') return `--${name}`;
  const value = 'value' in spec ? spec.value : 'ID';
  return `--${name} ${value}${spec.kind === 'texts' || spec.kind === 'choices' ? ' …' : ''}`;
}

function describeOption(spec: OptionSpec, language: Language): string {
  const text = render(say(spec.help), language);
  return 'choices' in spec ? `${text} (${spec.choices.join(', ')})` : text;
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
