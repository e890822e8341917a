import type { JsonObject, JsonValue, MutableJsonObject } from '../model/json.ts';
import { setOwn } from '../model/json.ts';
import type { ReadDocument } from './read-document.ts';

/**
 * The document as format `descriptor`: a catalogue with its own keys and settings first, then every tool that was read.
 * One tool that stood alone is written alone.
 */
export function toDescriptorText(document: ReadDocument): string {
  return `${JSON.stringify(toDescriptorValue(document), null, 2)}\n`;
}

export function toDescriptorValue({ tools, catalogue, settings, format }: ReadDocument): JsonValue {
  const descriptors = tools.map(({ descriptor }) => descriptor);
  const [only] = descriptors;
  const isAlone = tools.length === 1 && tools[0]?.source.length === 0;
  if (isAlone && only !== undefined) return only;
  const root: MutableJsonObject = {};
  const own = format === 'descriptor' ? catalogue : ownKeys(catalogue);
  for (const key of Object.keys(own)) setOwn(root, key, own[key] as JsonValue);
  if (settings !== undefined) root.lint = settings.value;
  root.tools = descriptors;
  return root;
}

/** Of a request or an answer around foreign tools, what a catalogue has too; a model's name or a cursor is none of it. */
function ownKeys(catalogue: JsonObject): JsonObject {
  const { name, version } = catalogue;
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof version === 'string' && { version }),
  };
}
