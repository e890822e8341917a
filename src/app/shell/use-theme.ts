import { useEffect } from 'react';
import type { Theme } from '../../state/settings-slice.ts';
import { useStudio } from '../use-studio.ts';

type ShownTheme = Exclude<Theme, 'system'>;

/** Writes the chosen theme, or what the system asks for, to the page's root. */
export function useTheme(): void {
  const theme = useStudio((state) => state.theme);
  const language = useStudio((state) => state.language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    const queries = [window.matchMedia('(prefers-color-scheme: dark)'), window.matchMedia('(prefers-contrast: more)')];
    const show = () => {
      const [isDark, isContrast] = queries.map(({ matches }) => matches);
      const wanted: ShownTheme = isContrast === true ? 'contrast' : isDark === true ? 'dark' : 'light';
      document.documentElement.dataset.theme = theme === 'system' ? wanted : theme;
    };
    show();
    for (const query of queries) query.addEventListener('change', show);
    return () => {
      for (const query of queries) query.removeEventListener('change', show);
    };
  }, [theme]);
}
