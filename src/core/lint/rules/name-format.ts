import { get } from '../../model/json.ts';
import type { Tool } from '../../model/tool.ts';
import { defineRule, type RuleFix } from '../define-rule.ts';
import { snakeCase } from '../facts/name-words.ts';
import { renameFix } from '../facts/rename-tool.ts';
import { documentationSpec } from '../sources.ts';

const PORTABLE = /^[A-Za-z0-9_.-]*$/;
const SNAKE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

export const nameFormat = defineRule({
  id: 'name-format',
  family: 'name',
  severity: 'warning',
  preset: 'recommended',
  summary:
    'A tool name is snake_case: lower-case ASCII letters, digits and underscores. Other formats may also use dots, hyphens and capitals.',
  why: 'Every provider takes snake_case as it is; other characters are refused or replaced, and mixed case costs more tokens.',
  source: documentationSpec('3.1'),
  messages: {
    notSnake: 'The name "{name}" is not snake_case.',
    characters: 'The name "{name}" contains characters other than letters, digits and "_": {characters}',
    rename: 'Rename to "{name}"',
  },
  examples: {
    good: [{ name: 'get_weather' }, { name: 'get_weather_v2' }],
    bad: [
      { tool: { name: 'getWeather' }, expect: 'notSnake', at: '/name' },
      { tool: { name: 'lấy thời tiết' }, expect: 'characters', at: '/name' },
    ],
  },
  check(tool, report, { origin }) {
    if (typeof get(tool.raw, 'name') !== 'string' || tool.name.trim() === '' || SNAKE.test(tool.name)) return;
    const strange = [...new Set(tool.name.replaceAll(/[A-Za-z0-9_]/g, ''))].map((character) =>
      JSON.stringify(character),
    );
    const data = { name: tool.name, characters: strange.join(' ') };
    if (!PORTABLE.test(tool.name)) report('characters', ['name'], { data, fixes: renameFixes(tool) });
    else if (origin === 'authored') report('notSnake', ['name'], { data, fixes: renameFixes(tool) });
  },
});

function renameFixes(tool: Tool): RuleFix[] {
  const name = snakeCase(tool.name);
  return SNAKE.test(name) ? [renameFix(tool, name)] : [];
}
