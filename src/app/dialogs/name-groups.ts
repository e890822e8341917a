import { isVerb } from '../../core/lint/lexicons/index.ts';
import type { Namespace } from '../../core/targets/request/request-options.ts';

/** Tools that share the first word of their names, as namespaces; a verb, or a word that one tool has, makes none. */
export function groupsByPrefix(names: readonly string[]): readonly Namespace[] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const prefix = /^[A-Za-z][A-Za-z0-9]*(?=[_.\-/])/.exec(name)?.[0];
    if (prefix !== undefined && !isVerb(prefix.toLowerCase()))
      groups.set(prefix, [...(groups.get(prefix) ?? []), name]);
  }
  return [...groups]
    .filter(([, tools]) => tools.length > 1)
    .map(([name, tools]) => ({ name, description: `${name}: ${tools.join(', ')}`, tools }));
}
