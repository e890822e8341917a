import { searchTools } from '../../core/catalog/search.ts';
import { defineCommand, doneJson, doneLines, refuse } from '../command.ts';
import { READING, TEXT_OR_JSON } from '../common-options.ts';
import { openDocument } from '../document.ts';
import { render, say } from '../words.ts';

/** More than a model would be shown. */
const LIMIT = 20;

export const search = defineCommand({
  operands: { shown: 'FILE QUERY', min: 2, max: Number.POSITIVE_INFINITY },
  options: { ...READING, ...TEXT_OR_JSON },
  async run({ operands: [file = '', ...words], options, host, language }) {
    const opened = await openDocument(file, { from: options.from, host, language });
    if (!opened.ok) return refuse(opened.error);
    const { tools } = opened.value;
    const hits = searchTools(tools, words.join(' '), LIMIT).map(({ tool, score, matched }) => {
      return { tool: tools[tool]?.name ?? '', score: Math.round(score * 1000) / 1000, matched };
    });
    if (options.format === 'json') return doneJson({ query: words.join(' '), hits });
    if (hits.length === 0) return doneLines([render(say('cli-search-none'), language)]);
    const width = Math.max(...hits.map(({ tool }) => tool.length));
    const lines = hits.map(({ tool, score, matched }) => {
      return `${tool.padEnd(width)}  ${score.toFixed(2).padStart(6)}  ${matched.map(({ word, field, found = word }) => `${found} (${field})`).join(', ')}`;
    });
    return doneLines(lines);
  },
});
