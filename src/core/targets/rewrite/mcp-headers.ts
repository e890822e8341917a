import { dataOf, withoutWords } from '../../schema/draft.ts';
import { lose, type Step } from '../lowering.ts';

const HEADER = 'x-mcp-header';
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const CARRIED = ['string', 'integer', 'boolean'];

/**
 * Clients of MCP 2026-07-28 drop a tool whose `x-mcp-header` breaks the rules: a token, once in the tool, on a text, whole
 * number or boolean that only `properties` lead to. One that does is left out, and the tool stays.
 */
export const checkHeader: Step = (visit, lowering) => {
  const { node, place } = visit;
  const word = node.words.get(HEADER);
  if (word?.holds !== 'data') return visit;
  const name = typeof word.value === 'string' ? word.value.toLowerCase() : '';
  const type = dataOf(node, 'type');
  const isCarried = typeof type === 'string' && CARRIED.includes(type) && place.viaProperties && !place.isRoot;
  if (TOKEN.test(name) && isCarried && !lowering.headers.has(name)) {
    lowering.headers.add(name);
    return visit;
  }
  lose(lowering, { kind: 'dropped', at: word.at, keyword: HEADER, id: 'target-mcp-header' });
  return { ...visit, node: withoutWords(node, [HEADER]) };
};
