import { evaluationSet } from '../examples/evaluation-set.ts';
import type { JsonValue } from '../model/json.ts';
import { formatPointer } from '../model/pointer.ts';
import type { TargetId } from '../model/target-id.ts';
import type { Tool } from '../model/tool.ts';
import type { Conversion } from '../targets/conversion.ts';
import { convertAll } from '../targets/convert.ts';

export interface BundledFile {
  /** Relative, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Provider-ready JSON: a file of tools per target, an account of the losses, and the examples to run against a model. Same input, same bytes. */
export function exportBundle(
  tools: readonly Tool[],
  targets: readonly TargetId[],
  { foldBlocks = false }: { readonly foldBlocks?: boolean } = {},
): readonly BundledFile[] {
  const converted = targets.map((target) => ({ target, conversions: convertAll(tools, target, { foldBlocks }) }));
  const payloads = converted.map(({ target, conversions }) => ({
    path: `${target.replaceAll(':', '-')}.json`,
    text: layOut(conversions.flatMap(({ payload }) => (payload === null ? [] : [payload]))),
  }));
  const report = Object.fromEntries(
    converted.map(({ target, conversions }) => [
      target,
      conversions.map((conversion, index) => account(tools[index], conversion)),
    ]),
  );
  const examples = evaluationSet(tools);
  return [
    ...payloads,
    { path: 'losses.json', text: layOut(report) },
    ...(examples === '' ? [] : [{ path: 'evaluation-set.jsonl', text: examples }]),
  ];
}

function account(tool: Tool | undefined, { status, losses, nameMap, keyMap }: Conversion): JsonValue {
  return {
    tool: tool?.name ?? '',
    status,
    losses: losses.map(({ pointer, keyword, kind, message }) => ({
      pointer: formatPointer(pointer),
      ...(keyword === undefined ? {} : { keyword }),
      kind,
      reason: message.id,
      data: { ...message.data },
    })),
    ...(nameMap === undefined ? {} : { nameMap: { ...nameMap } }),
    ...(keyMap === undefined ? {} : { keyMap: { ...keyMap } }),
  };
}

function layOut(value: JsonValue): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
