import { type DocumentNode, graphql, print } from 'graphql';
import { expect, it } from 'vitest';

import { siteDocument } from './testing/site-documents.ts';
import { restoreRows } from './lost-rows.ts';
import type { RawAnswer } from './raw-answer.ts';
import { contractSchema } from './schema/contract-schema.ts';

type Page = { first?: number | null; after?: string | null };

/** An API that empties the list of offers where one has no price; the places of offers are their cursors. */
function apiOf(prices: readonly (number | null)[]) {
  const asked: Page[] = [];
  const soldByVendors = ({ first, after }: Page) => {
    const start = after == null ? 0 : Number(after);
    const rows = prices.slice(start, start + (first ?? prices.length));
    return {
      nodes: rows.map((price) => ({ count: 1, price, requiredItems: [], creatures: [] })),
      pageInfo: {
        endCursor: String(start + rows.length),
        hasNextPage: start + rows.length < prices.length,
        hasPreviousPage: start > 0,
      },
    };
  };
  const ask = async (document: DocumentNode, variables: object): Promise<RawAnswer> => {
    asked.push(variables);
    const { data = null, errors = [] } = await graphql({
      schema: contractSchema(),
      source: print(document),
      rootValue: { item: { id: '7', soldByVendors } },
      variableValues: { ...variables },
    });
    return JSON.parse(JSON.stringify({ data, errors }));
  };
  return { asked, ask };
}

const DOCUMENT = siteDocument('GetItemSoldByVendors');

async function restored(prices: readonly (number | null)[], page: object) {
  const { ask, asked } = apiOf(prices);
  const variables = { id: '7', ...page };
  const answer = await ask(DOCUMENT, variables);
  const isWhole = await restoreRows(DOCUMENT, variables, answer, ask);
  return { isWhole, data: answer.data, asked: asked.length };
}

const priced = (...prices: readonly number[]) => ({
  item: { soldByVendors: { nodes: prices.map((price) => ({ price })) } },
});

it.each([
  ['in the middle', [1, 2, null, 4, 5], [1, 2, 4, 5]],
  ['at the beginning', [null, 2, 3], [2, 3]],
  ['at the end', [1, 2, null], [1, 2]],
  ['twice', [1, null, 3, null, 5], [1, 3, 5]],
  ['two in a row', [1, null, null, 4], [1, 4]],
  ['alone', [null], []],
  ['on the next page', [1, 2, 3, 4, 5, null], [1, 2, 3, 4, 5]],
])('shows the rows that are whole around a malformed one %s', async (_, prices, whole) => {
  const { isWhole, data } = await restored(prices, { first: 5 });
  expect(isWhole).toBe(true);
  expect(data).toMatchObject(priced(...whole));
});

it('goes on from a cursor, and keeps the cursors of the page', async () => {
  const { data } = await restored([1, 2, null, 4, 5, 6], { first: 3, after: '1' });
  expect(data).toMatchObject(priced(2, 4));
  expect(data).toMatchObject({
    item: { soldByVendors: { pageInfo: { endCursor: '4', hasNextPage: true } } },
  });
});

it('asks nothing more about a whole page', async () => {
  expect(await restored([1, 2, 3], { first: 3 })).toMatchObject({ isWhole: true, asked: 1 });
});

it.each([
  ['more of its rows are malformed than can be left out', [null, null, null, null, 5], { first: 5 }],
  ['its page is counted from the end', [1, null, 3], { last: 3, before: '3' }],
])('calls a list lost where %s', async (_, prices, page) => {
  expect((await restored(prices, page)).isWhole).toBe(false);
});

it('calls a list lost where errors name no row', async () => {
  const answer = {
    data: { item: { id: '7', soldByVendors: { nodes: null } } },
    errors: [{ message: 'slow' }],
  };
  const nothing = async () => ({ data: null, errors: [] });
  expect(await restoreRows(DOCUMENT, { id: '7', first: 5 }, answer, nothing)).toBe(false);
});

it('leaves a list that is null by itself', async () => {
  const answer = { data: { item: { id: '7', soldByVendors: { nodes: null } } }, errors: [] };
  const nothing = async () => ({ data: null, errors: [] });
  expect(await restoreRows(DOCUMENT, { id: '7', first: 5 }, answer, nothing)).toBe(true);
});
