import type { Severity } from '../core/model/diagnostic.ts';
import type { Pointer } from '../core/model/pointer.ts';
import type { TargetId } from '../core/model/target-id.ts';
import type { StudioSlice } from './store.ts';

export const PROBLEM_GROUPS = ['none', 'tool', 'rule'] as const;
export type ProblemGrouping = (typeof PROBLEM_GROUPS)[number];

/** Which finding led to a rule's page, so that it can be ignored there. */
export interface FindingPlace {
  readonly tool: number;
  readonly pointer: Pointer;
}

export type OpenDialog =
  | {
      readonly kind:
        | 'palette'
        | 'shortcuts'
        | 'paste'
        | 'rename'
        | 'share'
        | 'history'
        | 'server'
        | 'conflict'
        | 'settings';
    }
  | { readonly kind: 'rule'; readonly id: string; readonly finding?: FindingPlace }
  | { readonly kind: 'request'; readonly target: TargetId }
  | null;

export interface PanelsSlice {
  /** Id of the dock's tab. */
  readonly dockTab: string;
  /** Which part shows on a narrow screen. */
  readonly narrowTab: string;
  readonly hiddenSeverities: readonly Severity[];
  /** Whether mere losses of the shown providers stand among the problems. */
  readonly showsProviderNotes: boolean;
  readonly problemText: string;
  readonly problemGrouping: ProblemGrouping;
  readonly toolText: string;
  /** What a model sent, as pasted, and the provider's form it is in; null for bare arguments. */
  readonly triedCall: { readonly text: string; readonly as: TargetId | null };
  readonly dialog: OpenDialog;
  dockTabChosen(tab: string): void;
  narrowTabChosen(tab: string): void;
  severityToggled(severity: Severity): void;
  providerNotesToggled(): void;
  problemTextChanged(text: string): void;
  problemGroupingChosen(grouping: ProblemGrouping): void;
  toolTextChanged(text: string): void;
  callTried(call: PanelsSlice['triedCall']): void;
  dialogOpened(dialog: NonNullable<OpenDialog>): void;
  dialogClosed(): void;
}

export const createPanelsSlice: StudioSlice<PanelsSlice> = (set, get) => ({
  dockTab: 'problems',
  narrowTab: 'text',
  hiddenSeverities: [],
  showsProviderNotes: false,
  problemText: '',
  problemGrouping: 'none',
  toolText: '',
  triedCall: { text: '', as: null },
  dialog: null,
  dockTabChosen: (dockTab) => set({ dockTab }),
  narrowTabChosen: (narrowTab) => set({ narrowTab }),
  severityToggled(severity) {
    const hidden = get().hiddenSeverities;
    const isHidden = hidden.includes(severity);
    set({ hiddenSeverities: isHidden ? hidden.filter((other) => other !== severity) : [...hidden, severity] });
  },
  providerNotesToggled: () => set({ showsProviderNotes: !get().showsProviderNotes }),
  problemTextChanged: (problemText) => set({ problemText }),
  problemGroupingChosen: (problemGrouping) => set({ problemGrouping }),
  toolTextChanged: (toolText) => set({ toolText }),
  callTried: (triedCall) => set({ triedCall }),
  dialogOpened: (dialog) => set({ dialog }),
  dialogClosed: () => set({ dialog: null }),
});
