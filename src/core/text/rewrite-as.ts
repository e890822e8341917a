import type { TextLanguage, TextTree } from './text-tree.ts';
import type { Rewritten } from './written.ts';
import { readWrittenJson, writeJson } from './written-json.ts';
import { readWrittenYaml, writeYaml } from './written-yaml.ts';

/** A text in the other notation, with its comments, its order and the spelling of its numbers; undefined when it is broken. */
export function rewriteAs(language: TextLanguage, text: string): Rewritten | undefined {
  const written = language === 'yaml' ? readWrittenJson(text) : readWrittenYaml(text);
  if (written === undefined) return undefined;
  return language === 'yaml' ? writeYaml(written) : writeJson(written);
}

/** How many comments a sound text has. */
export function countComments({ language, text }: TextTree): number {
  const written = language === 'yaml' ? readWrittenYaml(text) : readWrittenJson(text);
  return written?.comments.length ?? 0;
}
