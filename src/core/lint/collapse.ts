import type { Finding, FixProposal } from '../model/diagnostic.ts';
import type { Origin } from '../model/format.ts';

/**
 * Style remarks (`info`) that repeat within one tool of a foreign document become one, at the first place, with the
 * number of the others in `more` and one fix that mends all of them.
 */
export function collapseRepeated(findings: readonly Finding[], origin: Origin): Finding[] {
  if (origin === 'authored') return [...findings];
  const groups = new Map<string, Finding[]>();
  for (const [index, finding] of findings.entries()) {
    const { rule, severity, message, target } = finding;
    const key = severity === 'info' ? `${rule} ${message.id} ${target ?? ''}` : String(index);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  return [...groups.values()].flatMap((group) => (group.length === 1 ? group : [mergeFindings(group)]));
}

function mergeFindings(group: readonly Finding[]): Finding {
  const [first] = group as [Finding, ...Finding[]];
  const message = { id: first.message.id, data: { ...first.message.data, more: group.length - 1 } };
  return { ...first, message, fixes: mergeFixes(group) };
}

/** The first finding's fixes, each joined with those of the same name on all the others; one that others lack stays out. */
function mergeFixes(group: readonly Finding[]): FixProposal[] {
  const [first, ...others] = group as [Finding, ...Finding[]];
  return first.fixes.flatMap((fix) => {
    const same = others.map(({ fixes }) => fixes.find(({ title }) => title.id === fix.title.id));
    if (same.some((other) => other === undefined)) return [];
    const all = [fix, ...same.filter((other) => other !== undefined)];
    return [{ ...fix, safe: all.every(({ safe }) => safe), edits: all.flatMap(({ edits }) => edits) }];
  });
}
