import { lazyPart } from '../ui/lazy-part.tsx';
import { ChecklistBadge } from './checklist/checklist-badge.tsx';
import { ExamplesBadge } from './examples/examples-badge.tsx';
import type { Panel } from './panel.ts';
import { ProblemsBadge } from './problems/problems-badge.tsx';
import { ProblemsPanel } from './problems/problems-panel.tsx';

const CallPanel = lazyPart(async () => ({ default: (await import('./call/call-panel.tsx')).CallPanel }));
const ChecklistPanel = lazyPart(async () => ({
  default: (await import('./checklist/checklist-panel.tsx')).ChecklistPanel,
}));
const ComparePanel = lazyPart(async () => ({ default: (await import('./compare/compare-panel.tsx')).ComparePanel }));
const ContractPanel = lazyPart(async () => ({
  default: (await import('./contract/contract-panel.tsx')).ContractPanel,
}));
const ExamplesPanel = lazyPart(async () => ({
  default: (await import('./examples/examples-panel.tsx')).ExamplesPanel,
}));
const SearchPanel = lazyPart(async () => ({ default: (await import('./search/search-panel.tsx')).SearchPanel }));

/** Only the panel that shows first comes with the page. */
export const PANELS: readonly Panel[] = [
  { id: 'problems', title: 'app-problems', Panel: ProblemsPanel, Badge: ProblemsBadge },
  { id: 'examples', title: 'app-examples', Panel: ExamplesPanel, Badge: ExamplesBadge },
  { id: 'contract', title: 'app-contract', Panel: ContractPanel },
  { id: 'checklist', title: 'app-checklist', Panel: ChecklistPanel, Badge: ChecklistBadge },
  { id: 'call', title: 'app-call', Panel: CallPanel },
  { id: 'compare', title: 'app-compare', Panel: ComparePanel },
  { id: 'search', title: 'app-search', Panel: SearchPanel },
];
