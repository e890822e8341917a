import { isArray, isObject, type JsonValue } from '../core/model/json.ts';
import type { Pointer } from '../core/model/pointer.ts';

export interface PrintedLine {
  readonly text: string;
  /** The value that the line begins or closes. */
  readonly pointer: Pointer;
}

/** The lines of `JSON.stringify(value, null, 2)`, each with the pointer of what stands on it. */
export function printLines(value: JsonValue): PrintedLine[] {
  const lines: PrintedLine[] = [];
  print(value, { pointer: [], margin: '', lead: '', tail: '' }, lines);
  return lines;
}

interface Place {
  readonly pointer: Pointer;
  readonly margin: string;
  /** The key with its colon, for members of objects. */
  readonly lead: string;
  /** The comma, for all but the last. */
  readonly tail: string;
}

function print(value: JsonValue, { pointer, margin, lead, tail }: Place, lines: PrintedLine[]): void {
  const add = (text: string) => lines.push({ text: `${margin}${text}`, pointer });
  const children: [string, string, JsonValue][] = isArray(value)
    ? value.map((item, index) => [String(index), '', item])
    : isObject(value)
      ? Object.entries(value).map(([key, item]) => [key, `${JSON.stringify(key)}: `, item])
      : [];
  const [open, close] = isArray(value) ? ['[', ']'] : ['{', '}'];
  if (!isArray(value) && !isObject(value)) add(`${lead}${JSON.stringify(value)}${tail}`);
  else if (children.length === 0) add(`${lead}${open}${close}${tail}`);
  else {
    add(`${lead}${open}`);
    for (const [index, [key, label, item]] of children.entries()) {
      const comma = index === children.length - 1 ? '' : ',';
      print(item, { pointer: [...pointer, key], margin: `${margin}  `, lead: label, tail: comma }, lines);
    }
    add(`${close}${tail}`);
  }
}
