import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonEqual } from '../model/json.ts';
import { readTool, type Tool } from '../model/tool.ts';
import { confusablePairs } from './confusable-pairs.ts';
import { searchTools } from './search.ts';
import { tokensOf } from './tokens.ts';
import { singular, splitName } from './tool-words.ts';

const tool = (name: string, description: string, ...parameters: string[]) =>
  readTool({
    name,
    description,
    parameters: { type: 'object', properties: Object.fromEntries(parameters.map((key) => [key, { type: 'string' }])) },
  });

describe('confusable pairs', () => {
  test('two verbs of one meaning on one thing', () => {
    const pairs = confusablePairs([
      tool('get_invoice', 'Gets it.'),
      tool('fetch_invoices', 'Fetches it.'),
      tool('delete_invoice', 'Deletes it.'),
    ]);
    expect(pairs).toMatchObject([{ left: 0, right: 1, reason: 'synonym' }]);
  });
  test('like descriptions and parameters, with the shared words', () => {
    const [pair, ...rest] = confusablePairs([
      tool('order_info', 'Gives the state, total and address of an order.', 'order_id'),
      tool('order_data', 'Gives the state, total and address of one order.', 'order_id'),
      tool('weather', 'Gives the temperature of a city.', 'city'),
    ]);
    expect(pair).toMatchObject({ left: 0, right: 1, reason: 'description', sharedParameters: ['orderid'] });
    expect(pair?.sharedWords).toContain('address');
    expect(rest).toEqual([]);
  });
  test.each([
    ['one and many', 'get_order', 'Gets one order by id.', 'list_orders', 'Lists orders of a customer.'],
    [
      'opposite verbs',
      'create_user',
      'Creates a user with a name and a role.',
      'delete_user',
      'Deletes a user with a name and a role.',
    ],
    [
      'another thing that is named',
      'get_user',
      'Gets the details of a user by its id.',
      'get_team',
      'Gets the details of a team by its id.',
    ],
  ])('not %s', (_, leftName, leftText, rightName, rightText) => {
    expect(confusablePairs([tool(leftName, leftText, 'id'), tool(rightName, rightText, 'id')])).toEqual([]);
  });
  test('what is remembered of the catalogue before changes nothing', () => {
    const texts = [
      'Gets one order with all its parts by id.',
      'Finds one order with all its parts by id.',
      'Sends a bill.',
    ];
    const names = ['get_order', 'find_order', 'fetch_orders', 'send_bill'];
    const all = names.flatMap((name) => texts.map((text, index) => tool(`${name}_${'abc'[index]}`, text, 'id')));
    const catalogue = fc.array(fc.constantFrom(...all), { maxLength: 8 });
    const afresh = (tools: readonly Tool[]) => tools.map(({ raw }) => readTool(structuredClone(raw)));
    fc.assert(
      fc.property(catalogue, catalogue, (before, now) => {
        confusablePairs(before);
        const remembered = confusablePairs(now);
        return jsonEqual(remembered as never, confusablePairs(afresh(now)) as never);
      }),
      { seed: 11, numRuns: 300 },
    );
  });
  test('in a large family of like tools each is compared with few others', () => {
    const family = Array.from({ length: 300 }, (_, index) =>
      tool(`item_${index}`, 'Gets the item with all its parts and prices.', 'id'),
    );
    const pairs = confusablePairs(family);
    const partners = family.map((_, index) => pairs.filter(({ left, right }) => left === index || right === index));
    // Five buckets a tool at the most, with 24 tools in each.
    expect(Math.max(...partners.map(({ length }) => length))).toBeLessThanOrEqual(5 * 23);
    expect(pairs.length).toBeGreaterThan(0);
  });
});

test('search ranks names above descriptions and rare words above common ones', () => {
  const tools = [
    tool('list_orders', 'Lists orders, with their refunds.'),
    tool('refund_order', 'Gives money back.'),
    tool('list_users', 'Lists users.'),
  ];
  expect(searchTools(tools, 'refund an order').map((hit) => hit.tool)).toEqual([1, 0]);
  expect(searchTools(tools, 'weather')).toEqual([]);
});

describe('a search by other forms of the words', () => {
  const tools = [
    tool('request_review', 'Asks a colleague to look at a change.', 'deployment_id'),
    tool('tra_cuu_don', 'Tra cứu đơn hàng theo mã.'),
    tool('rank_shops', 'Xếp hạng cửa hàng.'),
    tool('archive_note', 'Puts a note away.'),
  ];
  test.each([
    ['reviewed', 0, 'review', 'name'],
    ['reviewing', 0, 'review', 'name'],
    ['deployments', 0, 'deployment', 'parameters'],
    ['archiving', 3, 'archive', 'name'],
    ['colleagues', 0, undefined, 'description'],
    ['archi', 3, 'archive', 'name'],
    ['cứu', 1, 'cuu', 'name'],
    ['hạng', 2, undefined, 'description'],
  ])('"%s" finds tool %i by "%s" in the %s', (query, index, found, field) => {
    const hit = searchTools(tools, query).find((one) => one.tool === index);
    expect(hit?.matched[0]?.field).toBe(field);
    if (found !== undefined && hit?.matched[0]?.word !== found) expect(hit?.matched[0]?.found).toBe(found);
  });
  test.each([
    ['tra cuu don hang', 1],
    ['đơn hàng', 1],
    ['xếp hạng', 2],
  ])('"%s" finds tool %i first', (query, index) => expect(searchTools(tools, query)[0]?.tool).toBe(index));
  test.each([['re'], ['hảng'], ['of the']])('"%s" finds nothing', (query) => {
    expect(searchTools(tools, query)).toEqual([]);
  });
  test('the very word counts more than another form of it', () => {
    const pair = [tool('list_reviews', 'Reviewed.'), tool('show_reviewer', 'Reviewer.')];
    expect(searchTools(pair, 'reviewer').map((hit) => hit.tool)).toEqual([1, 0]);
  });
});

test('token estimates name the largest field and read odd values', () => {
  const { total, shares } = tokensOf(tool('a', 'Some words that say what the tool does. '.repeat(20)));
  expect(shares[0]?.field).toBe('description');
  expect(total).toBe(shares.reduce((sum, { tokens }) => sum + tokens, 0));
  expect(tokensOf(readTool({ name: [{ toString: 'x' }] })).total).toBeGreaterThan(0);
});

test.each([
  ['getUserById', ['get', 'user', 'by', 'id']],
  ['list-HTTPRoutes.v2', ['list', 'http', 'routes', 'v2']],
  ['tìm_tệp', ['tìm', 'tệp']],
])('splits %s', (name, words) => {
  expect(splitName(name)).toEqual(words);
});

test.each([
  ['orders', 'order'],
  ['queries', 'query'],
  ['boxes', 'box'],
  ['status', 'status'],
  ['address', 'address'],
])('%s is %s', (many, one) => {
  expect(singular(many)).toBe(one);
});
