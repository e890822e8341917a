import type { ReadDocument } from '../core/import/read-document.ts';
import type { JsonObject } from '../core/model/json.ts';

/** The document written as format `descriptor`: a catalogue with its own keys first and its settings kept. */
export function descriptorText({ catalogue, settings, tools, format }: ReadDocument): string {
  const own: JsonObject = format === 'descriptor' ? catalogue : {};
  const lint = settings === undefined ? {} : { lint: settings.value };
  return `${JSON.stringify({ ...own, ...lint, tools: tools.map(({ descriptor }) => descriptor) }, null, 2)}\n`;
}
