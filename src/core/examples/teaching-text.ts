import { isObject, type JsonObject } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Tool } from '../model/tool.ts';
import { compileSchema } from '../validate/compile-schema.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import { type MessageId, render, WORDS } from '../words/words.ts';
import { sampleValue } from './sample-value.ts';

const MOST_SENTENCES = 5;

/** What a model can mend its call by: the problems, and arguments that work. Models are told in English. */
export function teachingText(
  tool: Tool,
  problems: readonly { readonly pointer: Pointer; readonly message: Message }[],
  evaluators: Evaluators,
): string {
  const sentences = problems.slice(0, MOST_SENTENCES).map(({ pointer, message }) => sentence(pointer, message));
  const more = problems.length - MOST_SENTENCES;
  const rest = more > 0 ? [`And ${more} more.`] : [];
  const example = workingArguments(tool, evaluators);
  const shown = example === undefined ? [] : [`Example: ${JSON.stringify(example)}`];
  return [`Invalid input: ${sentences.join(' ')}`, ...rest, ...shown].join(' ');
}

function sentence(pointer: Pointer, message: Message): string {
  const text = Object.hasOwn(WORDS, message.id) ? render(message as Message<MessageId>, 'en') : message.id;
  if (!text.startsWith('Must ')) return /[.!?]$/.test(text) ? text : `${text}.`;
  const name = nameOf(pointer);
  return `${name === '' ? 'the arguments' : `'${name}'`} m${text.slice(1)}`;
}

/** `items[0].city`, as people write it. */
function nameOf(pointer: Pointer): string {
  return pointer
    .map((segment) => (/^\d+$/.test(segment) ? `[${segment}]` : `.${segment}`))
    .join('')
    .replace(/^\./, '');
}

/** Arguments that the schema accepts: of the first success example that has some, else made from the schema. */
export function workingArguments(tool: Tool, evaluators: Evaluators): JsonObject | undefined {
  const shown = (tool.examples ?? []).flatMap(({ kind, arguments: args }) =>
    kind === 'success' && isObject(args) ? [args] : [],
  );
  const { parameters } = tool;
  if (parameters === undefined) return shown[0];
  const compiled = compileSchema(parameters, evaluators);
  if (!compiled.ok) return undefined;
  const made = sampleValue(parameters);
  const candidates = isObject(made) ? [...shown, made] : shown;
  return candidates.find((args) => compiled.value.validate(args).status === 'valid');
}
