import { isArray, isObject, type JsonValue } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';

/** `name`: a tool or property name. `prose`: text for a reader. `data`: values that calls carry. `key`: any other key. */
export type TextPlace = 'name' | 'prose' | 'data' | 'key';

export interface ToolString {
  /** Built when asked for: most strings of a deep schema are never pointed at. */
  readonly pointer: Pointer;
  readonly text: string;
  readonly place: TextPlace;
  /** How many keys lead to it, and the first and last of them. */
  readonly depth: number;
  readonly block: string;
  readonly key: string;
  /** It stands under `properties`, at any depth. */
  readonly isInProperty: boolean;
  readonly isInExamples: boolean;
  /** It is what a `default` or `const` holds. */
  readonly isDefault: boolean;
  /** The title of the tool, on itself or among its annotations. */
  readonly isToolTitle: boolean;
  /** What a user says: the prompt of an example, a trigger phrase, a search keyword. */
  readonly isSaidByUser: boolean;
}

/** One step of the way to a string; the steps of a schema are shared by all that stand below them. */
class Step {
  readonly parent: Step | undefined;
  readonly key: string;
  readonly depth: number;
  readonly block: string;
  readonly isInProperty: boolean;
  readonly isInExamples: boolean;
  readonly isDefault: boolean;

  constructor(parent: Step | undefined, key: string) {
    this.parent = parent;
    this.key = key;
    this.depth = (parent?.depth ?? 0) + 1;
    this.block = parent?.block ?? key;
    this.isInProperty = key === 'properties' || parent?.isInProperty === true;
    this.isInExamples = key === 'examples' || parent?.isInExamples === true;
    this.isDefault = key === 'default' || key === 'const' || parent?.isDefault === true;
  }

  get pointer(): Pointer {
    const keys = new Array<string>(this.depth);
    let step: Step | undefined = this;
    for (let index = this.depth - 1; step !== undefined; index -= 1) {
      keys[index] = step.key;
      step = step.parent;
    }
    return keys;
  }
}

class FoundString implements ToolString {
  readonly step: Step;
  readonly text: string;
  readonly place: TextPlace;

  constructor(step: Step, text: string, place: TextPlace) {
    this.step = step;
    this.text = text;
    this.place = place;
  }

  get pointer(): Pointer {
    return this.step.pointer;
  }

  get depth(): number {
    return this.step.depth;
  }

  get block(): string {
    return this.step.block;
  }

  get key(): string {
    return this.step.key;
  }

  get isInProperty(): boolean {
    return this.step.isInProperty;
  }

  get isInExamples(): boolean {
    return this.step.isInExamples;
  }

  get isDefault(): boolean {
    return this.step.isDefault;
  }

  get isToolTitle(): boolean {
    const { key, depth, parent } = this.step;
    return key === 'title' && (depth === 1 || parent?.key === 'annotations');
  }

  get isSaidByUser(): boolean {
    const { key, block, depth } = this.step;
    if (block === 'examples') return key === 'prompt' && depth === 3;
    return block === 'trigger_phrases' || block === 'tool_search_keywords';
  }
}

/** A text by itself, as if it were a field of a tool. */
export function looseText(field: string, text: string): ToolString {
  return new FoundString(new Step(undefined, field), text, 'prose');
}

const DATA_KEYS: ReadonlySet<string> = new Set(['default', 'enum', 'const', 'arguments', 'result', 'fixtures']);
const NAME_PARENTS: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions']);
const seen = new WeakMap<object, readonly ToolString[]>();

/** Every string of a descriptor at every depth, keys included, in the order of the text. */
export function stringsOf(tool: Tool): readonly ToolString[] {
  const known = seen.get(tool.raw);
  if (known !== undefined) return known;
  const strings = collect(tool);
  seen.set(tool.raw, strings);
  return strings;
}

interface Waiting {
  readonly value: JsonValue;
  readonly step: Step | undefined;
  readonly isData: boolean;
}

function collect(tool: Tool): ToolString[] {
  const strings: ToolString[] = [];
  const waiting: Waiting[] = [{ value: tool.raw, step: undefined, isData: false }];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    const { value, step, isData } = item;
    if (typeof value === 'string') {
      if (step !== undefined) strings.push(new FoundString(step, value, placeOf(step, isData)));
    } else if (isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1) {
        waiting.push({ value: value[index] as JsonValue, step: new Step(step, String(index)), isData });
      }
    } else if (isObject(value)) {
      const place = NAME_PARENTS.has(step?.key ?? '') && !isData ? 'name' : 'key';
      const below = Object.keys(value).map((key) => new Step(step, key));
      for (const child of below) strings.push(new FoundString(child, child.key, place));
      for (const child of below.reverse()) {
        waiting.push({ value: value[child.key] as JsonValue, step: child, isData: isData || DATA_KEYS.has(child.key) });
      }
    }
  }
  return strings;
}

function placeOf({ depth, key }: Step, isData: boolean): TextPlace {
  if (depth === 1 && key === 'name') return 'name';
  return isData ? 'data' : 'prose';
}
