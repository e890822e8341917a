import { expect, test } from 'vitest';
import { placeName } from './place-name.ts';

test.each([
  [['parameters', 'properties', 'from'], 'from'],
  [['parameters', 'properties', 'order', 'properties', 'lines', 'items', 'properties', 'price'], 'order.lines[].price'],
  [['parameters', '$defs', 'Address'], 'Address'],
  [['parameters', 'properties', 'properties'], 'properties'],
  [['parameters', 'properties', 'properties', 'properties', 'items'], 'properties.items'],
  [['parameters'], 'parameters'],
])('%j is called %s', (pointer, name) => {
  expect(placeName(pointer)).toBe(name);
});
