import type { Language } from '../core/model/message.ts';
import { familyOf, type TargetFamily, type TargetId } from '../core/model/target-id.ts';
import type { StudioSlice } from './store.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export interface SettingsSlice {
  readonly theme: Theme;
  readonly language: Language;
  /** The preview columns from left to right; no family twice. */
  readonly columns: readonly TargetId[];
  /** Judge every document for all targets, whichever are shown. */
  readonly everywhere: boolean;
  /** Fold blocks that have no place on a wire into the description. */
  readonly foldBlocks: boolean;
  themeChosen(theme: Theme): void;
  languageChosen(language: Language): void;
  columnAdded(target: TargetId): void;
  columnRemoved(target: TargetId): void;
  columnReplaced(target: TargetId, replacement: TargetId): void;
  foldBlocksChosen(foldBlocks: boolean): void;
  everywhereChosen(everywhere: boolean): void;
}

export const createSettingsSlice: StudioSlice<SettingsSlice> = (set, get) => ({
  theme: 'system',
  language: 'en',
  columns: ['openai-responses', 'anthropic'],
  everywhere: false,
  foldBlocks: false,
  themeChosen: (theme) => set({ theme }),
  languageChosen: (language) => set({ language }),
  columnAdded(target) {
    if (!hasFamily(get().columns, familyOf(target))) set({ columns: [...get().columns, target] });
  },
  columnRemoved: (target) => set({ columns: get().columns.filter((column) => column !== target) }),
  columnReplaced(target, replacement) {
    const others = get().columns.filter((column) => column !== target);
    if (hasFamily(others, familyOf(replacement))) return;
    set({ columns: get().columns.map((column) => (column === target ? replacement : column)) });
  },
  foldBlocksChosen: (foldBlocks) => set({ foldBlocks }),
  everywhereChosen: (everywhere) => set({ everywhere }),
});

function hasFamily(columns: readonly TargetId[], family: TargetFamily): boolean {
  return columns.some((column) => familyOf(column) === family);
}
