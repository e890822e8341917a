import { useEffect } from 'react';
import type { Theme } from '../../state/settings-slice.ts';
import { useStudio } from '../use-studio.ts';

type ShownTheme = Exclude<Theme, 'system'>;

const DARK = window.matchMedia('(prefers-color-scheme: dark)');
const CONTRAST = window.matchMedia('(prefers-contrast: more)');

/** Writes the chosen theme, or what the system asks for, to the page's root. */
export function showTheme(theme: Theme): void {
  const wanted: ShownTheme = CONTRAST.matches ? 'contrast' : DARK.matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme === 'system' ? wanted : theme;
}

/** Follows the settings and the system. */
export function useTheme(): void {
  const theme = useStudio((state) => state.theme);
  const language = useStudio((state) => state.language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    const show = () => showTheme(theme);
    show();
    for (const query of [DARK, CONTRAST]) query.addEventListener('change', show);
    return () => {
      for (const query of [DARK, CONTRAST]) query.removeEventListener('change', show);
    };
  }, [theme]);
}
