import { isArray, type JsonValue } from '../model/json.ts';
import type { Tool } from '../model/tool.ts';
import { splitName, textWords, wordsOf } from './tool-words.ts';

export interface SearchHit {
  /** Index into the catalogue. */
  readonly tool: number;
  readonly score: number;
  /** The words of the query that the tool has, with the field that gave the most. */
  readonly matched: readonly { readonly word: string; readonly field: SearchField }[];
}
export type SearchField = 'name' | 'keywords' | 'description' | 'parameters';

const WEIGHTS: Readonly<Record<SearchField, number>> = { name: 3, keywords: 2.5, description: 1, parameters: 0.8 };

/** Tools for a request in plain words, best first: rare words weigh more, and names weigh more than descriptions. */
export function searchTools(tools: readonly Tool[], query: string, limit = 5): readonly SearchHit[] {
  const wanted = [...new Set(textWords(query))];
  const fields = tools.map(fieldsOf);
  const rarity = new Map(wanted.map((word) => [word, rarityOf(word, fields)]));
  const hits = fields.map((own, tool) => {
    const matched = wanted.flatMap((word) => {
      const field = bestField(own, word);
      return field === undefined ? [] : [{ word, field }];
    });
    const score = matched.reduce((sum, { word, field }) => sum + WEIGHTS[field] * (rarity.get(word) ?? 0), 0);
    return { tool, score, matched };
  });
  return hits
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || left.tool - right.tool)
    .slice(0, limit);
}

type Fields = Readonly<Record<SearchField, ReadonlySet<string>>>;

function fieldsOf(tool: Tool): Fields {
  const { name, description } = wordsOf(tool);
  const listed = [tool.raw.tool_search_keywords, tool.raw.trigger_phrases].flatMap((list) =>
    isArray(list) ? list : [],
  );
  const parameters = Object.keys(
    (tool.raw.parameters as { properties?: Record<string, JsonValue> } | undefined)?.properties ?? {},
  );
  return {
    name: new Set(name),
    keywords: new Set(listed.flatMap((text) => (typeof text === 'string' ? textWords(text) : []))),
    description,
    parameters: new Set(parameters.flatMap((key) => textWords(splitName(key).join(' ')))),
  };
}

function bestField(fields: Fields, word: string): SearchField | undefined {
  return (['name', 'keywords', 'description', 'parameters'] as const).find((field) => fields[field].has(word));
}

function rarityOf(word: string, tools: readonly Fields[]): number {
  const having = tools.filter((fields) => bestField(fields, word) !== undefined).length;
  return Math.log(1 + (tools.length - having + 0.5) / (having + 0.5));
}
