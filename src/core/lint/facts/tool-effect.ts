import type { Tool } from '../../model/tool.ts';
import { memoByTool } from '../memo.ts';
import { nameWords } from './name-words.ts';

const READS: ReadonlySet<string> = new Set([
  'get',
  'list',
  'read',
  'search',
  'find',
  'fetch',
  'lookup',
  'show',
  'view',
  'describe',
  'count',
  'query',
  'browse',
  'check',
  'compare',
  'inspect',
  'retrieve',
  'preview',
  'estimate',
  'calculate',
]);
const WRITES: ReadonlySet<string> = new Set([
  'create',
  'update',
  'set',
  'add',
  'edit',
  'write',
  'send',
  'move',
  'rename',
  'post',
  'insert',
  'upload',
  'save',
  'assign',
  'publish',
  'cancel',
  'book',
  'schedule',
  'submit',
  'merge',
  'close',
  'modify',
  'patch',
  'append',
  'replace',
  'reschedule',
  'approve',
  'reject',
  'invite',
  'transfer',
  'pay',
]);
const DESTROYS: ReadonlySet<string> = new Set([
  'delete',
  'remove',
  'drop',
  'destroy',
  'purge',
  'erase',
  'wipe',
  'truncate',
  'uninstall',
  'terminate',
  'kill',
]);

/** What the verb of the name promises: the first known verb decides. */
export type Effect = 'reads' | 'writes' | 'destroys' | 'unknown';

export const effectByName = memoByTool((tool: Tool): Effect => {
  for (const word of nameWords(tool.name)) {
    if (DESTROYS.has(word)) return 'destroys';
    if (WRITES.has(word)) return 'writes';
    if (READS.has(word)) return 'reads';
  }
  return 'unknown';
});

/** Every effect that a word of the name stands for. */
export function effectsOfWords(words: readonly string[]): ReadonlySet<Effect> {
  const effects = words.map((word): Effect => {
    if (DESTROYS.has(word)) return 'destroys';
    if (WRITES.has(word)) return 'writes';
    return READS.has(word) ? 'reads' : 'unknown';
  });
  return new Set(effects.filter((effect) => effect !== 'unknown'));
}
