import { convertDocument } from '../../core/export/convert-document.ts';
import type { Language } from '../../core/model/message.ts';
import { formatPointer } from '../../core/model/pointer.ts';
import type { TargetId } from '../../core/model/target-id.ts';
import type { Tool } from '../../core/model/tool.ts';
import { exampleMessages } from '../../core/targets/calls/example-messages.ts';
import type { Conversion, Loss } from '../../core/targets/conversion.ts';
import { type CommandInput, defineCommand, doneJson, doneLines, refuse } from '../command.ts';
import { READING, TEXT_OR_JSON, targetOption } from '../common-options.ts';
import { type OpenDocument, openDocument, sourcePointer } from '../document.ts';
import { render, renderAny, say } from '../words.ts';

const OPTIONS = {
  ...READING,
  ...TEXT_OR_JSON,
  to: targetOption('cli-help-to'),
  'fold-blocks': { kind: 'flag', help: 'cli-help-fold-blocks' },
  examples: { kind: 'flag', help: 'cli-help-examples' },
} as const;

export const convert = defineCommand({
  operands: { shown: 'FILE', min: 1, max: 1 },
  options: OPTIONS,
  async run({ operands: [file = ''], options, host, language }) {
    const { to, from } = options;
    if (to === undefined) return refuse(say('cli-option-missing', { name: 'convert', shown: '--to ID' }));
    const opened = await openDocument(file, { from, host, language });
    if (!opened.ok) return refuse(opened.error);
    const converted = convertAll(opened.value, to, options, language);
    const isFine = converted.every(({ status }) => status !== 'refused');
    if (options.format === 'json') return doneJson({ target: to, tools: converted }, isFine);
    return doneLines(linesOf(to, converted, language), isFine);
  },
});

function convertAll(
  document: OpenDocument,
  target: TargetId,
  options: CommandInput<typeof OPTIONS>['options'],
  language: Language,
) {
  const conversions = convertDocument(document.read, document.tools, target, { foldBlocks: options['fold-blocks'] });
  return conversions.map((conversion, index) => {
    const tool = document.tools[index] as Tool;
    const { status, payload, nameMap, keyMap } = conversion;
    return {
      tool: tool.name,
      status,
      payload,
      losses: conversion.losses.map((loss) => lossOf(loss, document, index, language)),
      ...(nameMap === undefined ? {} : { nameMap }),
      ...(keyMap === undefined ? {} : { keyMap }),
      ...(options.examples ? { examples: examplesOf(tool, conversion) } : {}),
    };
  });
}
type Converted = ReturnType<typeof convertAll>[number];

function lossOf({ pointer, keyword, kind, message }: Loss, document: OpenDocument, index: number, language: Language) {
  return {
    pointer: sourcePointer(document, index, pointer),
    descriptorPointer: formatPointer(pointer),
    ...(keyword === undefined ? {} : { keyword }),
    kind,
    message: renderAny(message, language),
  };
}

function examplesOf(tool: Tool, conversion: Conversion) {
  return (tool.examples ?? []).flatMap((example, index) => {
    const messages = conversion.payload === null ? null : exampleMessages(tool, example, conversion, index);
    return messages === null ? [] : [{ index, ...messages }];
  });
}

function linesOf(target: TargetId, converted: readonly Converted[], language: Language): string[] {
  const count = (status: Converted['status']) => converted.filter((tool) => tool.status === status).length;
  const width = Math.max(...converted.map(({ tool }) => tool.length), 0);
  return [
    ...converted.flatMap(({ tool, status, losses }) => [
      `${tool.padEnd(width)}  ${render(say(`cli-status-${status}`), language)}`,
      ...losses.map(
        ({ kind, message, pointer }) => `    ${render(say(`cli-loss-${kind}`), language)}: ${message}  ${pointer}`,
      ),
    ]),
    ...(converted.length === 0 ? [] : ['']),
    render(
      say('cli-convert-totals', { target, exact: count('exact'), lossy: count('lossy'), refused: count('refused') }),
      language,
    ),
  ];
}
