import { expect, test } from 'vitest';
import { matchesKeys, showKeys } from './keys.ts';

const NO_MODIFIERS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  { keys: 'mod+k', press: { key: 'k', ctrlKey: true }, mac: false, want: true },
  { keys: 'mod+k', press: { key: 'K', ctrlKey: true }, mac: false, want: true },
  { keys: 'mod+k', press: { key: 'k' }, mac: false, want: false },
  { keys: 'mod+k', press: { key: 'k', metaKey: true }, mac: true, want: true },
  { keys: 'mod+k', press: { key: 'k', ctrlKey: true }, mac: true, want: false },
  { keys: 'mod+k', press: { key: 'k', ctrlKey: true, altKey: true }, mac: false, want: false },
  { keys: 'f8', press: { key: 'F8' }, mac: false, want: true },
  { keys: 'f8', press: { key: 'F8', shiftKey: true }, mac: false, want: false },
  { keys: 'shift+f8', press: { key: 'F8', shiftKey: true }, mac: false, want: true },
  { keys: '?', press: { key: '?', shiftKey: true }, mac: false, want: true },
  { keys: '?', press: { key: '?', ctrlKey: true }, mac: false, want: false },
  { keys: 'mod+.', press: { key: '.', ctrlKey: true }, mac: false, want: true },
])('$keys against $press on a Mac: $mac', ({ keys, press, mac, want }) => {
  expect(matchesKeys(keys, { ...NO_MODIFIERS, ...press }, mac)).toBe(want);
});

test.each([
  { keys: 'mod+k', mac: false, want: 'Ctrl+K' },
  { keys: 'mod+k', mac: true, want: '⌘K' },
  { keys: 'shift+f8', mac: false, want: 'Shift+F8' },
  { keys: '?', mac: false, want: '?' },
  { keys: 'ctrl+space', mac: false, want: 'Ctrl+Space' },
  { keys: 'ctrl+m', mac: true, want: '⌃M' },
])('$keys is shown as $want', ({ keys, mac, want }) => {
  expect(showKeys(keys, mac)).toBe(want);
});
