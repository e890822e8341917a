import { expect, test } from 'vitest';
import { shortPointer } from './short-pointer.ts';

test.each([
  [[], ''],
  [['tools', '0', 'errors'], '/tools/0/errors'],
  [['tools', '0', 'parameters', 'properties', 'a/b'], '…/properties/a~1b'],
])('%j is shown as "%s"', (pointer, want) => expect(shortPointer(pointer)).toBe(want));
