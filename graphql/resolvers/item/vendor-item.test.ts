import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkForwards } from '#graphql/testing/walk-pages.ts';

type Offer = { count: number; price: number; item: { id: string } };
type Connection = {
  totalCount: number;
  nodes: Offer[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
};
type Answer = { owner: { list: Connection } };

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Asks for a page of a connection of an item or a creature. */
const askPage = (owner: string, field: string, page: string) =>
  api.ask<Answer>(`{ owner: ${owner} { list: ${field}(${page}) { totalCount nodes { count price item { id } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`);

async function walk(owner: string, field: string, args: string, size: number, isBackward: boolean) {
  const offers: Offer[] = [];
  const [count, end] = isBackward ? ['last', 'before'] : ['first', 'after'];
  let cursor: string | null = null;
  do {
    const place: string = cursor === null ? '' : `, ${end}: "${cursor}"`;
    const { list }: Answer['owner'] = (await askPage(owner, field, `${args} ${count}: ${size}${place}`))
      .owner;
    if (isBackward) offers.unshift(...list.nodes);
    else offers.push(...list.nodes);
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = list.pageInfo;
    expect(isBackward ? hasNextPage : hasPreviousPage).toBe(cursor !== null);
    cursor = isBackward ? (hasPreviousPage ? startCursor : null) : hasNextPage ? endCursor : null;
  } while (cursor !== null);
  return offers;
}

/** The offers of a condition as the connections answer them. */
async function offersWhere(condition: string, order: string): Promise<Offer[]> {
  const rows = await api.sql.unsafe<{ count: number; price: string; item_id: number }[]>(
    `select offer.* from vendor_item offer join item on item.id = offer.item_id where ${condition} order by ${order}`,
  );
  return rows.map(({ count, price, item_id }) => ({
    count,
    price: Number(price),
    item: { id: String(item_id) },
  }));
}

async function firstId(statement: string): Promise<number> {
  const [row] = await api.sql.unsafe<{ id: number }[]>(statement);
  if (!row) throw new Error('There is none.');
  return row.id;
}

const MOST_SOLD = 'select item_id as id from vendor_item group by 1 order by count(*) desc, 1 limit 1';
const MOST_ASKED =
  'select item_id as id from vendor_item_required group by 1 order by count(*) desc, 1 limit 1';
const BUSIEST =
  'select creature_id as id from vendor_item_creature group by 1 order by count(*) desc, 1 limit 1';

describe.each([4, 50])('%i a page', (size) => {
  it('the offers of an item come by price', async () => {
    const id = await firstId(MOST_SOLD);
    const expected = await offersWhere(`offer.item_id = ${id}`, 'price, offer.id');
    expect(expected.length).toBeGreaterThan(1);
    expect(await walk(`item(id: ${id})`, 'soldByVendors', '', size, false)).toEqual(expected);
    expect(await walk(`item(id: ${id})`, 'soldByVendors', '', size, true)).toEqual(expected);
  });

  it('so do those that cost some of it', async () => {
    const id = await firstId(MOST_ASKED);
    const asks = `offer.id in (select vendor_item_id from vendor_item_required where item_id = ${id})`;
    const expected = await offersWhere(asks, 'price, offer.id');
    expect(expected.length).toBeGreaterThan(10);
    expect(await walk(`item(id: ${id})`, 'usedToPurchase', '', size, false)).toEqual(expected);
    expect(await walk(`item(id: ${id})`, 'usedToPurchase', '', size, true)).toEqual(expected);
  });

  it('a stall has its offers in their order', async () => {
    const id = await firstId(BUSIEST);
    const sells = `offer.id in (select vendor_item_id from vendor_item_creature where creature_id = ${id})`;
    const expected = await offersWhere(sells, 'offer.id');
    expect(expected.length).toBeGreaterThan(10);
    const field = 'vendorItems';
    expect(await walk(`creature(id: ${id})`, field, '', size, false)).toEqual(expected);
    expect(await walk(`creature(id: ${id})`, field, '', size, true)).toEqual(expected);
    const { owner } = await askPage(`creature(id: ${id})`, field, 'first: 0');
    expect(owner.list).toMatchObject({ totalCount: expected.length, nodes: [] });
  });
});

describe('what an item is used to purchase', () => {
  it('may be asked for by slot and by career', async () => {
    const id = await firstId(MOST_ASKED);
    const asks = `offer.id in (select vendor_item_id from vendor_item_required where item_id = ${id})`;
    const bySlot = await offersWhere(`${asks} and item.slot = 'BODY'`, 'price, offer.id');
    expect(bySlot.length).toBeGreaterThan(0);
    expect(await walk(`item(id: ${id})`, 'usedToPurchase', 'slot: BODY,', 10, false)).toEqual(bySlot);

    const usable = new Set(await walkForwards(api, 'items', 'usableByCareer: SHAMAN,', 50));
    const all = await offersWhere(asks, 'price, offer.id');
    const byCareer = all.filter(({ item }) => usable.has(item.id));
    expect(byCareer.length).toBeLessThan(all.length);
    expect(byCareer.length).toBeGreaterThan(0);
    const args = 'usableByCareer: SHAMAN,';
    expect(await walk(`item(id: ${id})`, 'usedToPurchase', args, 10, false)).toEqual(byCareer);
    const { owner } = await askPage(`item(id: ${id})`, 'usedToPurchase', `${args} first: 0`);
    expect(owner.list.totalCount).toBe(byCareer.length);
  });
});

describe('an offer', () => {
  it('has what it costs and who makes it', async () => {
    const id = await firstId(
      'select vendor_item_id as id from vendor_item_required group by 1 order by count(*) desc, 1 limit 1',
    );
    const [offer] = await api.sql<
      { item_id: number; price: string }[]
    >`select * from vendor_item where id = ${id}`;
    const required = await api.sql<{ item_id: number; count: number }[]>`
      select item_id, count from vendor_item_required where vendor_item_id = ${id} order by position`;
    const sellers = await api.sql<{ id: string; name: string; realm: string | null }[]>`
      select id::text, name, realm from creature
      where id in (select creature_id from vendor_item_creature where vendor_item_id = ${id}) order by creature.id`;
    expect(required.length).toBe(3);

    const { item } = await api.ask<{ item: { soldByVendors: { nodes: object[] } } }>(
      `{ item(id: ${offer?.item_id}) { soldByVendors { nodes { price requiredItems { count item { id } }
         creatures { id name realm } } } } }`,
    );
    expect(item.soldByVendors.nodes).toContainEqual({
      price: Number(offer?.price),
      requiredItems: required.map(({ item_id, count }) => ({ count, item: { id: String(item_id) } })),
      creatures: [...sellers],
    });
  });

  it('may cost as much as the contract can say', async () => {
    const id = await firstId('select item_id as id from vendor_item order by price desc, id limit 1');
    const answer = await askPage(`item(id: ${id})`, 'soldByVendors', 'last: 1');
    expect(answer.owner.list.nodes[0]?.price).toBe(4_294_967_295);
  });

  it('is loaded by the page: goods, costs, sellers and their zones', async () => {
    const id = await firstId(MOST_ASKED);
    api.takeStatements();
    await api.ask(`{ item(id: ${id}) { usedToPurchase(first: 10) { totalCount nodes { count price item { id name }
      requiredItems { count item { id } } creatures { id spawns { id zone { name } } } } } } }`);
    expect(api.takeStatements().length).toBeLessThanOrEqual(10);
  });
});
