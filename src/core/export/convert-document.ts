import type { ReadDocument, ReadRemark, ReadTool } from '../import/read-document.ts';
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
  return conversions.map((conversion, index) => withTextLosses(conversion, read.tools[index]));
}

export function convertRead(readTool: ReadTool, tool: Tool, target: TargetId, options?: ConvertOptions): Conversion {
  return withTextLosses(convert(tool, target, options), readTool);
}

/** What the text spells and the descriptor could not take over is lost for every target. */
function withTextLosses(conversion: Conversion, readTool: ReadTool | undefined): Conversion {
  const refusal = readTool?.refusal;
  if (refusal === undefined) return withRounded(conversion, readTool?.rounded ?? []);
  const { pointer, message } = refusal;
  const losses = [{ pointer, kind: 'refused', message }] as const;
  return { target: conversion.target, payload: null, status: 'refused', losses, provenance: [] };
}

/** A number in a schema that no double holds goes out as the nearest one. */
function withRounded(conversion: Conversion, rounded: readonly ReadRemark[]): Conversion {
  if (rounded.length === 0) return conversion;
  const losses = rounded
    .filter(({ pointer }) => pointer[0] === 'parameters' || pointer[0] === 'returns')
    .map(({ pointer, message }) => ({ pointer, kind: 'dropped', message }) as const);
  if (losses.length === 0) return conversion;
  const status = conversion.status === 'refused' ? 'refused' : 'lossy';
  return { ...conversion, provenance: conversion.provenance, status, losses: [...conversion.losses, ...losses] };
}
