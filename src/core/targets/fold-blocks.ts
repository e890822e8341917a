import { get, isArray, isObject, type JsonValue, stringAt } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Tool } from '../model/tool.ts';
import { readSchema } from '../schema/dialect.ts';
import { type MessageId, render } from '../words/words.ts';
import { contractSentences } from './contract-sentences.ts';
import type { Target } from './define-target.ts';
import { gist } from './sentences.ts';

export interface FoldedBlock {
  readonly key: string;
  readonly sentence: string;
}

/** Blocks that the target has no field for, as sentences for the model. What only people and tools need is not folded. */
export function foldBlocks(tool: Tool, target: Target): readonly FoldedBlock[] {
  const folded: FoldedBlock[] = [];
  const add = (key: string, sentence: string | undefined) => {
    if (sentence !== undefined && sentence !== '') folded.push({ key, sentence });
  };
  if (target.envelope.returnsField === undefined) add('returns', returnsSentence(get(tool.raw, 'returns')));
  add('errors', errorsSentence(tool));
  add('idempotency', idempotencySentence(tool));
  add('semantics', semanticsSentence(tool));
  add('auth', contractOf(tool, 'auth').join(' '));
  add('deprecated', deprecatedSentence(tool));
  add('examples', examplesSentence(tool));
  return folded;
}

function returnsSentence(returns: JsonValue | undefined): string | undefined {
  if (!isObject(returns)) return undefined;
  const summary = stringAt(returns, 'description');
  const shape = `Returns ${gist(readSchema(returns, ['returns']).draft)}.`;
  return summary === undefined ? shape : `${shape} ${ended(summary)}`;
}

function errorsSentence(tool: Tool): string | undefined {
  const errors = (tool.errors ?? []).flatMap((error) => {
    if (error.code === undefined) return [];
    const says = [error.description, error.recovery]
      .filter((part) => part !== undefined && part !== '')
      .map((part) => ended(part as string));
    const retry = error.retryable === true ? ' (may be retried)' : '';
    return [`${error.code}${retry}${says.length > 0 ? `: ${says.join(' ')}` : '.'}`];
  });
  return errors.length === 0 ? undefined : `Errors: ${errors.join(' ')}`;
}

function idempotencySentence(tool: Tool): string | undefined {
  const facts = tool.idempotency;
  if (facts === undefined) return undefined;
  const said = [
    facts.safe === true ? 'Only reads; changes nothing.' : '',
    facts.destructive === true ? 'May delete or overwrite data.' : '',
    facts.idempotent === true && facts.safe !== true
      ? 'Calling it again with the same arguments changes nothing more.'
      : '',
    facts.idempotent === false && facts.safe !== true ? 'Calling it twice acts twice.' : '',
  ].filter((sentence) => sentence !== '');
  return said.join(' ');
}

function semanticsSentence(tool: Tool): string | undefined {
  const rules = get(tool.semantics, 'rules');
  const said = isArray(rules) ? rules.flatMap((rule) => stringAt(rule, 'message') ?? []).map(ended) : [];
  return [...said, ...contractOf(tool, 'semantics')].join(' ');
}

function contractOf(tool: Tool, block: string): readonly string[] {
  return contractSentences(tool)
    .filter(({ pointer }) => pointer[0] === block)
    .map(({ message }) => render(message as Message<MessageId>, 'en'));
}

function deprecatedSentence(tool: Tool): string | undefined {
  if (get(tool.raw, 'deprecated') !== true) return undefined;
  const successor = stringAt(tool.raw, 'replaced_by');
  return successor === undefined ? 'Deprecated.' : `Deprecated: use ${successor} instead.`;
}

function examplesSentence(tool: Tool): string | undefined {
  const said = (tool.examples ?? []).flatMap((example) => {
    if (example.kind !== 'success' || example.prompt === undefined || example.arguments === undefined) return [];
    return [`"${example.prompt}" → ${JSON.stringify(example.arguments)}`];
  });
  return said.length === 0 ? undefined : `Examples: ${said.join('; ')}.`;
}

function ended(text: string): string {
  const trimmed = text.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
