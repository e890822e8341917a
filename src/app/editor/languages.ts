import type * as MonacoApi from 'monaco-editor/editor';

type Api = typeof MonacoApi;

/** Colours only: everything that needs to understand the text is answered by the worker. */
export function registerLanguages({ languages }: Api): void {
  languages.register({ id: 'json', extensions: ['.json', '.jsonc'], mimetypes: ['application/json'] });
  languages.setMonarchTokensProvider('json', JSON_TOKENS);
  languages.setLanguageConfiguration('json', JSON_CONFIGURATION);
  languages.register({ id: 'yaml', extensions: ['.yaml', '.yml'] });
  languages.setMonarchTokensProvider('yaml', YAML_TOKENS);
  languages.setLanguageConfiguration('yaml', YAML_CONFIGURATION);
}

const JSON_TOKENS: MonacoApi.languages.IMonarchLanguage = {
  tokenizer: {
    root: [
      [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'key'],
      [/"/, 'string', '@string'],
      [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/, 'number'],
      [/\b(?:true|false|null)\b/, 'literal'],
      [/[{}[\],:]/, 'punctuation'],
      [/\/\/.*/, 'comment'],
      [/\/\*/, 'comment', '@comment'],
    ],
    string: [
      [/[^"\\]+/, 'string'],
      [/\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})/, 'escape'],
      [/\\./, 'invalid'],
      [/"/, 'string', '@pop'],
      [/$/, 'string', '@pop'],
    ],
    comment: [
      [/[^*]+/, 'comment'],
      [/\*\//, 'comment', '@pop'],
      [/\*/, 'comment'],
    ],
  },
};

const YAML_TOKENS: MonacoApi.languages.IMonarchLanguage = {
  tokenizer: {
    root: [
      [/#.*/, 'comment'],
      [/^---.*|^\.\.\.$/, 'punctuation'],
      [/(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[A-Za-z_$][\w$./ -]*)(?=\s*:(?:\s|$))/, 'key'],
      [/"/, 'string', '@double'],
      [/'(?:[^']|'')*'/, 'string'],
      [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?=\s*(?:$|[,\]}#]))/, 'number'],
      [/\b(?:true|false|null)\b(?=\s*(?:$|[,\]}#]))/, 'literal'],
      [/[{}[\],:|>-]/, 'punctuation'],
      [/[&*!][\w-]+/, 'escape'],
      [/[^\s#:,[\]{}"'|>-][^#:,[\]{}]*/, 'string'],
    ],
    double: [
      [/[^"\\]+/, 'string'],
      [/\\./, 'escape'],
      [/"/, 'string', '@pop'],
    ],
  },
};

const JSON_CONFIGURATION: MonacoApi.languages.LanguageConfiguration = {
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  comments: { lineComment: '//', blockComment: ['/*', '*/'] },
  autoClosingPairs: [
    { open: '{', close: '}', notIn: ['string'] },
    { open: '[', close: ']', notIn: ['string'] },
    { open: '"', close: '"', notIn: ['string'] },
  ],
  wordPattern: /[\w$-]+/,
};

const YAML_CONFIGURATION: MonacoApi.languages.LanguageConfiguration = {
  brackets: JSON_CONFIGURATION.brackets ?? [],
  comments: { lineComment: '#' },
  autoClosingPairs: [
    { open: '{', close: '}' },
    { open: '[', close: ']' },
    { open: '"', close: '"', notIn: ['string'] },
  ],
  folding: { offSide: true },
  wordPattern: /[\w$-]+/,
};
