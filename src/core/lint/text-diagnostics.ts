import type { Diagnostic } from '../model/diagnostic.ts';
import type { Language } from '../model/message.ts';
import type { TextTree } from '../text/text-tree.ts';
import { type MessageId, render } from '../words/words.ts';

/** What is wrong with the text itself, at its very place. Rule ids are `text-` and the kind of problem. */
export function textDiagnostics(tree: TextTree, language: Language): Diagnostic[] {
  return tree.problems.map((problem) => ({
    rule: `text-${problem.kind}`,
    family: 'document',
    severity: problem.severity,
    tool: '',
    toolIndex: -1,
    pointer: problem.pointer,
    descriptorPointer: [],
    message: render({ ...problem.message, id: problem.message.id as MessageId }, language),
    range: tree.lines.rangeOf(problem.span),
    fixes: [],
  }));
}
