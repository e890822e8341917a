import { CallPanel } from './call/call-panel.tsx';
import { ChecklistBadge } from './checklist/checklist-badge.tsx';
import { ChecklistPanel } from './checklist/checklist-panel.tsx';
import { ExamplesBadge } from './examples/examples-badge.tsx';
import { ExamplesPanel } from './examples/examples-panel.tsx';
import type { Panel } from './panel.ts';
import { ProblemsBadge } from './problems/problems-badge.tsx';
import { ProblemsPanel } from './problems/problems-panel.tsx';

export const PANELS: readonly Panel[] = [
  { id: 'problems', title: 'app-problems', Panel: ProblemsPanel, Badge: ProblemsBadge },
  { id: 'examples', title: 'app-examples', Panel: ExamplesPanel, Badge: ExamplesBadge },
  { id: 'checklist', title: 'app-checklist', Panel: ChecklistPanel, Badge: ChecklistBadge },
  { id: 'call', title: 'app-call', Panel: CallPanel },
];
