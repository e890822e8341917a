import { tokensOf } from '../../core/catalog/tokens.ts';
import { defineCommand, doneJson, doneLines, refuse } from '../command.ts';
import { READING, TEXT_OR_JSON } from '../common-options.ts';
import { openDocument } from '../document.ts';
import { render, say } from '../words.ts';

export const tokens = defineCommand({
  operands: { shown: 'FILE', min: 1, max: 1 },
  options: { ...READING, ...TEXT_OR_JSON },
  async run({ operands: [file = ''], options, host, language }) {
    const opened = await openDocument(file, { from: options.from, host, language });
    if (!opened.ok) return refuse(opened.error);
    const tools = opened.value.tools.map((tool) => ({ tool: tool.name, ...tokensOf(tool) }));
    const total = tools.reduce((sum, entry) => sum + entry.total, 0);
    if (options.format === 'json') return doneJson({ estimated: true, total, tools });
    const width = Math.max(...tools.map(({ tool }) => tool.length), 0);
    const lines = [...tools]
      .sort((left, right) => right.total - left.total)
      .map(({ tool, total: count, shares }) => {
        const parts = shares.map(({ field, tokens: share }) => `${field} ${share}`).join(', ');
        return `${tool.padEnd(width)}  ${String(count).padStart(6)}  ${parts}`;
      });
    const sum = render(say('cli-tokens-total', { count: tools.length, tokens: total }), language);
    return doneLines([...lines, '', sum]);
  },
});
