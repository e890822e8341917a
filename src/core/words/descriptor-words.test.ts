import { expect, test } from 'vitest';
import { descriptorSchema } from '../model/descriptor-schema.ts';
import { isArray, isObject, type JsonValue } from '../model/json.ts';
import { descriptorText, translatedTexts } from './descriptor-words.ts';

function descriptionsIn(value: JsonValue): string[] {
  const own = isObject(value) && typeof value.description === 'string' ? [value.description] : [];
  const inner = isArray(value) ? [...value] : isObject(value) ? Object.values(value) : [];
  return [...own, ...inner.flatMap(descriptionsIn)];
}

test('every description of the descriptor schema has its Vietnamese, and nothing else has', () => {
  const described = new Set(descriptionsIn(descriptorSchema as unknown as JsonValue));
  expect([...described].filter((text) => !translatedTexts.includes(text))).toEqual([]);
  expect(translatedTexts.filter((text) => !described.has(text))).toEqual([]);
});

test('what has no translation stays as it is', () => {
  expect(descriptorText('toString', 'vi')).toBe('toString');
  expect(descriptorText('What the user says.', 'en')).toBe('What the user says.');
  expect(descriptorText('What the user says.', 'vi')).toBe('Điều người dùng nói.');
});
