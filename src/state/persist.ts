import { LANGUAGES } from '../core/model/message.ts';
import { parseTargetId, type TargetId } from '../core/model/target-id.ts';
import { PROBLEM_GROUPS } from './panels-slice.ts';
import { THEMES } from './settings-slice.ts';
import type { StudioState } from './store.ts';

/** What is remembered between visits, besides documents. Raise the version when a field changes its meaning. */
const VERSION = 1;

type Remembered = Pick<
  StudioState,
  'theme' | 'language' | 'columns' | 'everywhere' | 'foldBlocks' | 'dockTab' | 'problemGrouping' | 'hiddenSeverities'
>;

export function toRemember(state: StudioState): string {
  const { theme, language, columns, everywhere, foldBlocks, dockTab, problemGrouping } = state;
  return JSON.stringify({
    version: VERSION,
    ...{ theme, language, columns, everywhere, foldBlocks, dockTab, problemGrouping },
  });
}

/** Reads what `toRemember` wrote. Each field is checked alone, so that one bad value costs only itself. */
export function fromMemory(text: string | null): Partial<Remembered> {
  const stored = parse(text);
  if (stored === null || stored.version !== VERSION) return {};
  const theme = THEMES.find((known) => known === stored.theme);
  const language = LANGUAGES.find((known) => known === stored.language);
  const grouping = PROBLEM_GROUPS.find((known) => known === stored.problemGrouping);
  const columns = readColumns(stored.columns);
  return {
    ...(theme === undefined ? {} : { theme }),
    ...(language === undefined ? {} : { language }),
    ...(grouping === undefined ? {} : { problemGrouping: grouping }),
    ...(columns === undefined ? {} : { columns }),
    ...(typeof stored.everywhere === 'boolean' ? { everywhere: stored.everywhere } : {}),
    ...(typeof stored.foldBlocks === 'boolean' ? { foldBlocks: stored.foldBlocks } : {}),
    ...(typeof stored.dockTab === 'string' ? { dockTab: stored.dockTab } : {}),
  };
}

function readColumns(value: unknown): readonly TargetId[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const columns = value.map((entry) => (typeof entry === 'string' ? parseTargetId(entry) : undefined));
  return columns.filter((column) => column !== undefined);
}

function parse(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
