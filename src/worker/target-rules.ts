import type { TargetId } from '../core/model/target-id.ts';
import { KEYWORD_LIST } from '../core/schema/keywords.ts';
import type { KeywordPolicy, LimitId, Source } from '../core/targets/define-target.ts';
import { TARGETS } from '../core/targets/index.ts';
import type { TargetRulesView } from './protocol/catalogue-jobs.ts';

type Action = KeywordPolicy['action'];

/** From the best treatment to the worst. */
const ORDER: Readonly<Record<Action, number>> = {
  keep: 0,
  'keep-on': 1,
  'keep-some': 2,
  rewrite: 3,
  describe: 4,
  drop: 5,
  refuse: 6,
};
const ACTIONS = (Object.keys(ORDER) as Action[]).sort((left, right) => ORDER[left] - ORDER[right]);

/** What the converter goes by for a target, as its tables say it. */
export function targetRules(id: TargetId): TargetRulesView {
  const target = TARGETS[id];
  const limits = Object.entries(target.limits).map(([limit, { value, firm, source }]) => {
    return { id: limit as LimitId, value, isFirm: firm, source };
  });
  const read = [target.keywordSource, target.name.source, target.root.source, target.node.source];
  const sources = new Map<string, Source>();
  for (const source of [...read, ...limits.map(({ source }) => source)]) sources.set(source.url, source);
  return {
    docs: target.docs,
    limits,
    keywords: ACTIONS.map((action) => ({
      action,
      names: KEYWORD_LIST.filter((keyword) => target.keywords[keyword].action === action),
    })).filter(({ names }) => names.length > 0),
    sources: [...sources.values()],
  };
}
