import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = dirname(new URL(import.meta.url).pathname);

/** What each layer may import from, itself aside. Written top-down in the design; core's parts are ordered lowest first. */
const CORE_RANK: Record<string, number> = {
  model: 0,
  words: 0.5,
  schema: 1,
  text: 2,
  validate: 3,
  import: 4,
  targets: 4,
  examples: 5,
  diff: 5,
  catalog: 5,
  lint: 6,
  export: 7,
};
const LAYERS: Record<string, readonly string[]> = {
  core: [],
  worker: ['core'],
  state: ['core', 'worker'],
  app: ['core', 'worker', 'state'],
  cli: ['core'],
};

interface ImportLine {
  readonly file: string;
  readonly layer: string;
  readonly part: string;
  readonly specifier: string;
}

function importsOf(file: string): ImportLine[] {
  const [layer = '', part = ''] = relative(SRC, file).split('/');
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g,
  );
  return [...found].map((match) => ({ file, layer, part, specifier: match[1] ?? match[2] ?? '' }));
}

const lines = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => join(SRC, path))
  .flatMap(importsOf);

function wrong(check: (line: ImportLine) => boolean): string[] {
  return lines.filter(check).map(({ file, specifier }) => `${relative(SRC, file)} imports ${specifier}`);
}

function aim({ file, specifier }: ImportLine): string[] {
  return specifier.startsWith('.') ? relative(SRC, resolve(dirname(file), specifier)).split('/') : [];
}

test('layers import only from the layers below', () => {
  expect(
    wrong((line) => {
      const allowed = LAYERS[line.layer];
      const [layer = ''] = aim(line);
      return allowed !== undefined && layer !== '' && layer !== line.layer && !allowed.includes(layer);
    }),
  ).toEqual([]);
});

test('parts of core import only from the parts below', () => {
  expect(
    wrong((line) => {
      const [layer, part = ''] = aim(line);
      if (line.layer !== 'core' || layer !== 'core' || part === line.part) return false;
      if (line.part === 'words') return part !== 'model';
      return (CORE_RANK[part] ?? 99) >= (CORE_RANK[line.part] ?? -1);
    }),
  ).toEqual([]);
});

test('libraries stay in the one place that owns them', () => {
  const owners: [RegExp, RegExp][] = [
    [/^monaco-editor|^@monaco-editor/, /^app\/editor\//],
    [/^ajv|^@cfworker/, /^(core\/validate|dev|testing)\//],
    [/^@marcbachmann\/cel-js|^temporal-polyfill/, /^core\/validate\//],
    [/^jsonc-parser|^yaml$/, /^core\/text\//],
    [/^react(?!-)|^react-dom/, /^(app|core\/export\/report)\//],
    [/^react-resizable|^radix-ui|^virtua|^cmdk|^sonner/, /^app\//],
    [/^node:/, /^(cli|dev|testing)\//],
  ];
  expect(
    wrong(({ file, specifier }) =>
      owners.some(([library, owner]) => library.test(specifier) && !owner.test(relative(SRC, file))),
    ),
  ).toEqual([]);
});
