import { expect, test } from 'vitest';
import { joinDescription } from './join-description.ts';

test.each([
  ['', ['Must not be empty.'], 'Must not be empty.'],
  ['A code', ['Must not be empty.'], 'A code. Must not be empty.'],
  ['A code.', ['Must not be empty.'], 'A code. Must not be empty.'],
  ['A code (3 letters)', ['Must not be empty.'], 'A code (3 letters). Must not be empty.'],
  ['Say "please."', ['Must not be empty.'], 'Say "please." Must not be empty.'],
  ['Mã ngắn  ', ['Format: uri.'], 'Mã ngắn. Format: uri.'],
  ['One:\n- a\n- b', ['Format: uri.'], 'One:\n- a\n- b.\nFormat: uri.'],
  ['Format: uri. Twice.', ['Format: uri.'], 'Format: uri. Twice.'],
  ['A code', ['Format: uri.', 'Format: uri.', ''], 'A code. Format: uri.'],
  ['As written ', [], 'As written '],
])('%j and %j', (description, sentences, want) => {
  expect(joinDescription(description, sentences)).toBe(want);
});
