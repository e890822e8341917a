import { describe, expect, test } from 'vitest';
import { pathUri, shownPath } from './shown-path.ts';

describe('a file as build services know it', () => {
  test.each([
    { name: 'as given', file: 'a/b.json', path: 'a/b.json', uri: 'a/b.json' },
    { name: 'with a dot in front', file: './a.json', path: 'a.json', uri: 'a.json' },
    { name: 'whole, in the folder', file: '/work/here/a.json', path: 'a.json', uri: 'a.json' },
    { name: 'beside the folder', file: '../a.json', path: '../a.json', uri: '../a.json' },
    { name: 'whole, elsewhere', file: '/tmp/a b.json', path: '/tmp/a b.json', uri: 'file:///tmp/a%20b.json' },
    { name: 'on a drive', file: 'D:/x/a.json', path: 'D:/x/a.json', uri: 'file:///D:/x/a.json' },
    { name: 'with marks of URIs', file: 'a#b?%.json', path: 'a#b?%.json', uri: 'a%23b%3F%25.json' },
  ])('$name', ({ file, path, uri }) => {
    expect([shownPath(file, '/work/here'), pathUri(file, '/work/here')]).toEqual([path, uri]);
  });
});
