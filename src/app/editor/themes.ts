import type { Monaco } from './monaco.ts';

export const EDITOR_THEME = 'toolscribe';

/** Defines the editor's colours from the page's tokens, so that one place decides both. Call again when the theme changes. */
export function applyEditorTheme(monaco: Monaco): void {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => sixDigits(styles.getPropertyValue(`--${name}`).trim());
  const colour = (name: string) => token(name).replace('#', '');
  monaco.editor.defineTheme(EDITOR_THEME, {
    base: baseTheme(),
    inherit: true,
    rules: [
      { token: 'key', foreground: colour('code-key') },
      { token: 'string', foreground: colour('code-string') },
      // The inherited themes colour these as keys.
      { token: 'string.yaml', foreground: colour('code-string') },
      { token: 'number', foreground: colour('code-number') },
      { token: 'literal', foreground: colour('code-literal') },
      { token: 'escape', foreground: colour('code-escape') },
      { token: 'comment', foreground: colour('muted'), fontStyle: 'italic' },
      { token: 'punctuation', foreground: colour('muted') },
      { token: 'invalid', foreground: colour('error') },
    ],
    colors: {
      'editor.background': token('surface'),
      'editor.foreground': token('text'),
      'editorLineNumber.foreground': token('muted'),
      'editorLineNumber.activeForeground': token('text'),
      'editor.lineHighlightBackground': token('sunken'),
      'editor.lineHighlightBorder': '#00000000',
      'editorGutter.background': token('surface'),
      'editorError.foreground': token('error'),
      'editorWarning.foreground': token('warning'),
      'editorInfo.foreground': token('info'),
      'editorWidget.background': token('surface'),
      'editorWidget.border': token('border'),
      'editorSuggestWidget.background': token('surface'),
      'editorHoverWidget.background': token('surface'),
      'editorHoverWidget.border': token('border'),
      'editorCursor.foreground': token('accent'),
      focusBorder: token('accent'),
    },
  });
  monaco.editor.setTheme(EDITOR_THEME);
}

function baseTheme(): 'vs' | 'vs-dark' | 'hc-black' {
  const { theme } = document.documentElement.dataset;
  return theme === 'contrast' ? 'hc-black' : theme === 'dark' ? 'vs-dark' : 'vs';
}

/** The build shortens `#ffffff` to `#fff`, which the editor does not read. */
function sixDigits(colour: string): string {
  return /^#[\da-f]{3}$/i.test(colour) ? colour.replaceAll(/[\da-f]/gi, '$&$&') : colour;
}
