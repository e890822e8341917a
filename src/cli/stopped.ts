import type { Language } from '../core/model/message.ts';
import type { Supervised } from '../core/validate/supervisor.ts';
import { render, say } from '../core/words/words.ts';

/** Why an evaluation gave no answer, with the pattern or expression to blame where there is one. */
export function stoppedSentence(
  outcome: Exclude<Supervised<unknown>, { status: 'answered' }>,
  language: Language,
): string {
  if (outcome.status === 'crashed') return render(say('cli-evaluation-crashed', { reason: outcome.reason }), language);
  const { culprit, afterMs } = outcome;
  if (culprit === null) return render(say('cli-evaluation-slow', { ms: afterMs }), language);
  return render(say(`cli-evaluation-stopped-${culprit.kind}`, { ms: afterMs, source: culprit.source }), language);
}
