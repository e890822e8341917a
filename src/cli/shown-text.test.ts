import { expect, test } from 'vitest';
import { shownLine, shownText } from './shown-text.ts';

test.each([
  ['a\u001b[31mb', 'a⟨U+001B⟩[31mb'],
  ['safe\rpwned', 'safe⟨U+000D⟩pwned'],
  ['a\r\nb\tc', 'a\nb\tc'],
  ['a\n  ::set-output::x', 'a\n  \\::set-output::x'],
  ['##[error]x', '\\##[error]x'],
  ['a::b', 'a::b'],
  ['abc\u202Efed', 'abc⟨U+202E⟩fed'],
])('%j is shown as %j', (text, shown) => expect(shownText(text)).toBe(shown));

test('a line stays one line', () => expect(shownLine('a \n b\r\nc')).toBe('a b c'));
