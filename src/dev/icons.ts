import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const require = createRequire(import.meta.url);

/** The letters of the icons that are named in icon-letters.json, and a font of these alone, cut from Lucide's. */
export async function cutIcons(folder: URL) {
  const codes: Record<string, number> = JSON.parse(read(require.resolve('lucide-static/font/codepoints.json')));
  const names = Object.keys(JSON.parse(read(new URL('icon-letters.json', folder))));
  const letters = Object.fromEntries(names.map((name) => [name, String.fromCodePoint(codes[name] ?? Number.NaN)]));
  const whole = readFileSync(require.resolve('lucide-static/font/lucide.ttf'));
  return { letters, font: await subset(whole, Object.values(letters).join(''), { targetFormat: 'woff2' }) };
}

export async function writeIcons(folder: URL): Promise<void> {
  const { letters, font } = await cutIcons(folder);
  writeFileSync(new URL('icon-letters.json', folder), `${JSON.stringify(letters, null, 2)}\n`);
  writeFileSync(new URL('icons.woff2', folder), font);
}

function read(path: string | URL): string {
  return readFileSync(path, 'utf8');
}
