import type { TextLanguage } from './text-tree.ts';
import type { Rewritten } from './written.ts';
import { readWrittenJson, writeJson } from './written-json.ts';
import { readWrittenYaml, writeYaml } from './written-yaml.ts';

/** A text in the other notation, with its comments, its order and the spelling of its numbers; undefined when it is broken. */
export function rewriteAs(language: TextLanguage, text: string): Rewritten | undefined {
  const written = language === 'yaml' ? readWrittenJson(text) : readWrittenYaml(text);
  if (written === undefined) return undefined;
  return language === 'yaml' ? writeYaml(written) : writeJson(written);
}
