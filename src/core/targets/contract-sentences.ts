import { get, isArray, isObject, type JsonValue, stringAt } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Tool } from '../model/tool.ts';
import { argumentPath } from '../schema/argument-path.ts';
import { say } from '../words/words.ts';

/** A sentence of the contract that a schema cannot say, and the block of the descriptor that it comes from. */
export interface ContractSentence {
  readonly pointer: Pointer;
  readonly message: Message;
}

/** The contract blocks as sentences for a description, in a fixed order; one for each thing that a block says. */
export function contractSentences(tool: Tool): readonly ContractSentence[] {
  const { semantics } = tool;
  return [
    ...matchSentence(semantics),
    ...timeSentences(get(semantics, 'time')),
    ...intervalSentence(get(semantics, 'longest_interval')),
    ...paginationSentences(get(semantics, 'pagination')),
    ...pairSentences(get(semantics, 'missing'), 'missing', 'contract-missing'),
    ...pairSentences(get(semantics, 'units'), 'units', 'contract-unit'),
    ...preferenceSentences(get(semantics, 'preferences')),
    ...authSentences(get(tool.raw, 'auth')),
  ];
}

function matchSentence(semantics: JsonValue | undefined): ContractSentence[] {
  const text = stringAt(get(semantics, 'match'), 'description');
  if (text === undefined || text.trim() === '') return [];
  return [{ pointer: ['semantics', 'match', 'description'], message: say('contract-match', { text: withStop(text) }) }];
}

function timeSentences(time: JsonValue | undefined): ContractSentence[] {
  const sentences: ContractSentence[] = [];
  const [end, zone, kind] = [nameAt(time, 'end'), nameAt(time, 'timezone'), stringAt(time, 'end_is')];
  if (end !== undefined && (kind === 'exclusive' || kind === 'inclusive')) {
    const id = kind === 'exclusive' ? 'contract-end-exclusive' : 'contract-end-inclusive';
    sentences.push({ pointer: ['semantics', 'time', 'end_is'], message: say(id, { end }) });
  }
  if (zone !== undefined) {
    const id = /^(UTC|[A-Za-z_]+\/)/.test(zone) ? 'contract-fixed-zone' : 'contract-timezone';
    sentences.push({ pointer: ['semantics', 'time', 'timezone'], message: say(id, { zone }) });
  }
  return sentences;
}

function intervalSentence(longest: JsonValue | undefined): ContractSentence[] {
  if (typeof longest !== 'string' && typeof longest !== 'number') return [];
  return [
    { pointer: ['semantics', 'longest_interval'], message: say('contract-longest', { length: String(longest) }) },
  ];
}

function paginationSentences(pagination: JsonValue | undefined): ContractSentence[] {
  if (!isObject(pagination)) return [];
  const at = (key: string) => ['semantics', 'pagination', key];
  const sentences: ContractSentence[] = [];
  const cursor = nameAt(pagination, 'cursor');
  const bound = namesAt(pagination, 'bound_to');
  const order = namesAt(pagination, 'order');
  if (cursor !== undefined && bound !== undefined) {
    sentences.push({ pointer: at('bound_to'), message: say('contract-cursor-bound', { cursor, bound }) });
  } else if (cursor !== undefined) {
    sentences.push({ pointer: at('cursor'), message: say('contract-cursor', { cursor }) });
  }
  if (order !== undefined) sentences.push({ pointer: at('order'), message: say('contract-order', { order }) });
  const consistency = stringAt(pagination, 'consistency');
  if (consistency === 'live' || consistency === 'snapshot') {
    const id = consistency === 'live' ? 'contract-live' : 'contract-snapshot';
    sentences.push({ pointer: at('consistency'), message: say(id) });
  }
  return sentences;
}

function pairSentences(
  block: JsonValue | undefined,
  key: 'missing' | 'units',
  id: 'contract-missing' | 'contract-unit',
): ContractSentence[] {
  if (!isObject(block)) return [];
  return Object.entries(block).flatMap(([place, value]) =>
    typeof value === 'string' && value.trim() !== ''
      ? [{ pointer: ['semantics', key, place], message: say(id, { name: nameOf(place), text: withoutStop(value) }) }]
      : [],
  );
}

/** A stored preference of the user may stand in for asking. */
function preferenceSentences(preferences: JsonValue | undefined): ContractSentence[] {
  if (!isObject(preferences)) return [];
  return Object.entries(preferences).flatMap(([place, value]) =>
    typeof value === 'string'
      ? [
          {
            pointer: ['semantics', 'preferences', place],
            message: say('contract-preference', { name: nameOf(place), text: withoutStop(value) }),
          },
        ]
      : [],
  );
}

function authSentences(auth: JsonValue | undefined): ContractSentence[] {
  if (!isObject(auth)) return [];
  const sentences: ContractSentence[] = [];
  const principal = stringAt(auth, 'principal');
  if (principal !== undefined) {
    const id = /session/i.test(principal) ? 'contract-session' : 'contract-principal';
    sentences.push({ pointer: ['auth', 'principal'], message: say(id, { principal: withoutStop(principal) }) });
  }
  const scopes = namesAt(auth, 'scopes');
  if (scopes !== undefined)
    sentences.push({ pointer: ['auth', 'scopes'], message: say('contract-scopes', { scopes }) });
  return sentences;
}

function nameAt(block: JsonValue | undefined, key: string): string | undefined {
  const text = stringAt(block, key);
  return text === undefined ? undefined : nameOf(text);
}

function namesAt(block: JsonValue | undefined, key: string): string | undefined {
  const list = get(block, key);
  if (!isArray(list) || list.length === 0) return undefined;
  return list.map((name) => (typeof name === 'string' ? nameOf(name) : JSON.stringify(name))).join(', ');
}

/** The last name of a pointer: what the model calls the thing. */
function nameOf(place: string): string {
  const path = argumentPath(place) ?? [place];
  return path.filter((segment) => segment !== 'returns' && segment !== 'properties' && segment !== 'items').join('.');
}

function withStop(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}

function withoutStop(text: string): string {
  return text.trim().replace(/\.$/, '');
}
