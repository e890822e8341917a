import { estimateTokens } from '../core/catalog/tokens.ts';
import type { Language } from '../core/model/message.ts';
import { contractSentences } from '../core/targets/contract-sentences.ts';
import { renderAny } from '../core/words/words.ts';
import type { ContractView } from './protocol/tool-jobs.ts';
import { rangeIn, type Snapshot } from './snapshot.ts';
import type { ToolRecord } from './tool-record.ts';

const VIETNAMESE = /[ăđơưạ-ỹ]/i;

/** The sentences in the language of the description, whatever the interface speaks: they become part of it. */
export function contractViews(snapshot: Snapshot, record: ToolRecord, language: Language): readonly ContractView[] {
  const { tool } = record;
  const description = tool.description ?? '';
  const spoken = description.trim() === '' ? language : VIETNAMESE.test(description) ? 'vi' : 'en';
  return contractSentences(tool).map(({ pointer, message }) => {
    const sentence = renderAny(message, spoken);
    return {
      sentence,
      tokens: estimateTokens(sentence),
      isSaid: description.includes(sentence),
      range: rangeIn(snapshot, record, pointer),
    };
  });
}
