import { isArray, isObject, type JsonValue } from '../model/json.ts';
import { formatPointer, type Pointer } from '../model/pointer.ts';
import { isSchema, type JsonSchema } from '../model/tool.ts';
import { isKeyword, KEYWORDS } from '../schema/keywords.ts';
import type { PayloadOrigin } from './conversion.ts';
import { type Lowering, lose } from './lowering.ts';

/**
 * The last line of the account: a keyword of the source that is neither in the payload nor named by a loss is named
 * here. The steps are expected to have said it better.
 */
export function accountFor(
  schema: JsonSchema,
  at: Pointer,
  origins: readonly PayloadOrigin[],
  lowering: Lowering,
): void {
  if (lowering.ledger.isRefused()) return;
  const sent = new Set(origins.map((origin) => formatPointer(origin.descriptor)));
  const named = new Set<string>();
  const gone = new Set<string>();
  for (const loss of lowering.ledger.losses) {
    const place = formatPointer(loss.pointer);
    named.add(place);
    if (loss.kind !== 'rewritten' && loss.pointer.length > at.length) gone.add(place);
  }
  const waiting: { readonly value: JsonValue; readonly at: Pointer; readonly text: string }[] = [
    { value: schema as JsonValue, at, text: formatPointer(at) },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isObject(next.value) || gone.has(next.text)) continue;
    for (const name of Object.keys(next.value)) {
      const place = [...next.at, name];
      const text = next.text + formatPointer([name]);
      const isDefinitions = name === '$defs' || name === 'definitions';
      if (!sent.has(text) && !named.has(text) && !isDefinitions) {
        lose(
          lowering,
          saysNothing(name, next.value[name]) ? 'rewritten' : 'dropped',
          place,
          name,
          'target-keyword-gone',
        );
        gone.add(text);
      } else if (!gone.has(text)) pushChildren(name, next.value[name] as JsonValue, place, text, sent, waiting);
    }
  }
}

function saysNothing(name: string, value: JsonValue | undefined): boolean {
  return name === 'properties' && isObject(value) && Object.keys(value).length === 0;
}

function pushChildren(
  name: string,
  value: JsonValue,
  at: Pointer,
  text: string,
  sent: ReadonlySet<string>,
  waiting: { value: JsonValue; at: Pointer; text: string }[],
): void {
  if (!isKeyword(name)) return;
  const holds = KEYWORDS[name];
  if (holds === 'data') return;
  const isDefinitions = name === '$defs' || name === 'definitions';
  const push = (child: JsonValue, key: string) => {
    const inside = text + formatPointer([key]);
    // A definition that nobody refers to is not sent, and takes nothing away.
    if (isSchema(child) && (!isDefinitions || sent.has(inside)))
      waiting.push({ value: child, at: [...at, key], text: inside });
  };
  if (isArray(value)) for (const [index, child] of value.entries()) push(child, String(index));
  else if (holds === 'map' && isObject(value)) for (const key of Object.keys(value)) push(value[key] as JsonValue, key);
  else if (isSchema(value)) waiting.push({ value, at, text });
}
