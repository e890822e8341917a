import { expect, test } from 'vitest';
import { groupsByPrefix } from './name-groups.ts';

test('names that share their first word make a group, others stay alone', () => {
  expect(groupsByPrefix(['note_add', 'note_drop', 'mail_send', 'search', 'note-x', 'get_a', 'get_b'])).toEqual([
    { name: 'note', description: 'note: note_add, note_drop, note-x', tools: ['note_add', 'note_drop', 'note-x'] },
  ]);
});
