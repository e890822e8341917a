import type { FindingSource, Severity, TextEdit } from '../core/model/diagnostic.ts';
import type { Pointer } from '../core/model/pointer.ts';
import type { TargetId } from '../core/model/target-id.ts';
import type { StudioSlice } from './store.ts';

export const PROBLEM_GROUPS = ['none', 'tool', 'rule'] as const;
export type ProblemGrouping = (typeof PROBLEM_GROUPS)[number];

/** Which finding led to a rule's page, so that it can be ignored there. */
export interface FindingPlace {
  readonly tool: number;
  readonly pointer: Pointer;
  /** The page behind this very finding, where the rule itself has many. */
  readonly source?: FindingSource;
  readonly target?: TargetId;
}

/** A change of the text of `revision` that is looked at before it is made. */
export interface ShownFix {
  readonly title: string;
  readonly revision: number;
  readonly edits: readonly TextEdit[];
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
  | { readonly kind: 'fix'; readonly shown: ShownFix }
  | { readonly kind: 'target'; readonly target: TargetId }
  | null;

/** What a model sent, or a tool answered, as pasted. */
export interface TriedMessage {
  readonly what: 'call' | 'result';
  readonly call: string;
  readonly result: string;
  /** The provider whose form it has; null when that is to be found out. */
  readonly as: TargetId | null;
}

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
  readonly tried: TriedMessage;
  readonly dialog: OpenDialog;
  dockTabChosen(tab: string): void;
  narrowTabChosen(tab: string): void;
  severityToggled(severity: Severity): void;
  providerNotesToggled(): void;
  problemTextChanged(text: string): void;
  problemGroupingChosen(grouping: ProblemGrouping): void;
  toolTextChanged(text: string): void;
  messageTried(change: Partial<TriedMessage>): void;
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
  tried: { what: 'call', call: '', result: '', as: null },
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
  messageTried: (change) => set({ tried: { ...get().tried, ...change } }),
  dialogOpened: (dialog) => set({ dialog }),
  dialogClosed: () => set({ dialog: null }),
});
