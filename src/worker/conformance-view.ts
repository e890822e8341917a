import {
  catalogueConformance,
  checklistName,
  type Gap,
  levelName,
  requirementName,
  toolConformance,
} from '../core/lint/conformance.ts';
import { wordFinding } from '../core/lint/word-finding.ts';
import type { Language } from '../core/model/message.ts';
import { renderAny } from '../core/words/words.ts';
import type { CatalogueConformanceView } from './protocol/catalogue-jobs.ts';
import type { PlacedGap, ToolConformanceView } from './protocol/tool-jobs.ts';
import { rangeIn, type Snapshot } from './snapshot.ts';

/** More of one kind help nobody. */
const MAX_GAPS = 200;

/** Undefined when there is no such tool. */
export function viewToolConformance(
  snapshot: Snapshot,
  index: number,
  language: Language,
): ToolConformanceView | undefined {
  const record = snapshot.records[index];
  if (record === undefined) return undefined;
  const { level, requirements } = toolConformance(record.tool);
  return {
    level,
    levelName: renderAny(levelName(level), language),
    requirements: requirements.map(({ id, level: needed, isMet, gaps }) => ({
      id,
      name: renderAny(requirementName(id), language),
      level: needed,
      isMet,
      gaps: gaps.slice(0, MAX_GAPS).map((gap) => placeGap(gap, index, { snapshot, language })),
    })),
  };
}

export function viewCatalogueConformance(snapshot: Snapshot, language: Language): CatalogueConformanceView {
  const { level, counts, checklist } = catalogueConformance(snapshot.records.map(({ tool }) => tool));
  return {
    level,
    levelName: renderAny(levelName(level), language),
    counts,
    checklist: checklist.map(({ id, state, gaps }) => ({
      id,
      name: renderAny(checklistName(id), language),
      state,
      gaps: gaps.slice(0, MAX_GAPS).map((gap) => placeGap(gap, gap.tool, { snapshot, language })),
    })),
  };
}

function placeGap(
  gap: Gap,
  tool: number,
  { snapshot, language }: { snapshot: Snapshot; language: Language },
): PlacedGap {
  const { rule, message, pointer } = gap;
  return {
    rule,
    message: wordFinding({ rule, message }, language),
    tool,
    range: rangeIn(snapshot, snapshot.records[tool], pointer),
  };
}
