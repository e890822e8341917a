import type { ReadDocument, ReadTool } from '../import/read-document.ts';
import type { TargetId } from '../model/target-id.ts';
import type { Tool } from '../model/tool.ts';
import type { Conversion, ConvertOptions } from '../targets/conversion.ts';
import { convert, convertAll } from '../targets/convert.ts';

/** Every tool of a document for a target, in file order. A tool that could not be read whole is refused, alone. */
export function convertDocument(
  read: ReadDocument,
  tools: readonly Tool[],
  target: TargetId,
  options: Omit<ConvertOptions, 'takenNames'> = {},
): readonly Conversion[] {
  const conversions = convertAll(tools, target, options);
  return conversions.map((conversion, index) => refusedWhenCut(conversion, read.tools[index]));
}

export function convertRead(
  readTool: ReadTool,
  tool: Tool,
  target: TargetId,
  options: ConvertOptions = {},
): Conversion {
  return refusedWhenCut(convert(tool, target, options), readTool);
}

function refusedWhenCut(conversion: Conversion, readTool: ReadTool | undefined): Conversion {
  const refusal = readTool?.refusal;
  if (refusal === undefined) return conversion;
  const { pointer, message } = refusal;
  const losses = [{ pointer, kind: 'refused', message }] as const;
  return { target: conversion.target, payload: null, status: 'refused', losses, provenance: [] };
}
