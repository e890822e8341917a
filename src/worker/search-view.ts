import { searchTools } from '../core/catalog/search.ts';
import type { SearchView } from './protocol/catalogue-jobs.ts';
import { rangeIn, type Snapshot } from './snapshot.ts';

/** More than a model would be shown. */
const LIMIT = 20;

export function searchViews(snapshot: Snapshot, query: string): readonly SearchView[] {
  const tools = snapshot.records.map(({ tool }) => tool);
  return searchTools(tools, query, LIMIT).map(({ tool, score, matched }) => ({
    name: tools[tool]?.name ?? '',
    tool,
    score,
    matched,
    range: rangeIn(snapshot, snapshot.records[tool], ['name']),
  }));
}
