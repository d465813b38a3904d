import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAREERS } from '#graphql/world/world.ts';
import { arrayLiteral } from '#graphql/sql/engine/array-literal.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

interface Worn {
  readonly year: number;
  readonly month: number;
  readonly players: number;
  readonly countedAt: number;
  readonly items: readonly { readonly slot: string; readonly itemId: string; readonly wearers: number }[];
}

interface Row {
  readonly id: number;
  readonly slot: string;
  readonly item: string;
}

/** The same by a plain count. */
async function plainly(career: string) {
  const months = await api.sql<{ year: number; month: number; ids: number[] }[]>`
    select year, month, json_agg(character_id order by kills desc, character_id) as ids
    from leaderboard_month join "character" on id = character_id
    where career = ${career} and kills > 0 group by 1, 2 order by 1 desc, 2 desc limit 3`;
  const best = months.find(({ ids }) => ids.length >= 50) ?? months[0];
  const rows = await api.sql<Row[]>`
    select character_id as id, equip_slot as slot, item_id::text as item from character_item
    where character_id = any(${arrayLiteral((best?.ids ?? []).slice(0, 100))}::integer[])`;
  const wearers = new Map<string, Map<string, Set<number>>>();
  for (const { id, slot: at, item } of rows) {
    if (/^(?:TROPHY|STANDARD|NONE)/.test(at)) continue;
    const slot = at.replace(/^(POCKET|JEWELLERY)\d$/, '$11');
    const items = wearers.get(slot) ?? new Map<string, Set<number>>();
    wearers.set(slot, items.set(item, (items.get(item) ?? new Set()).add(id)));
  }
  const items = [...wearers].flatMap(([slot, worn]) => {
    const counts = [...worn]
      .map(([itemId, { size }]) => ({ slot, itemId, wearers: size }))
      .filter((each) => each.wearers > 1);
    return counts.filter((each) => {
      const above = counts.filter((other) => other.wearers > each.wearers).length;
      const equal = counts.filter((other) => other.wearers === each.wearers).length;
      return above < 2 && above + equal <= 3;
    });
  });
  return { best, players: new Set(rows.map(({ id }) => id)).size, items };
}

const sorted = (items: Worn['items']) =>
  items.map(({ slot, itemId, wearers }) => `${slot} ${itemId} ${wearers}`).toSorted();

it('counts what the best of each career wear', async () => {
  let found = 0;
  for (const { name } of CAREERS) {
    const { wornByBest } = await api.ask<{ wornByBest: Worn | null }>(
      `{ wornByBest(career: ${name}) { year month players countedAt items { slot itemId wearers } } }`,
    );
    const { best, players, items } = await plainly(name);
    if (!wornByBest) {
      expect(players).toBe(0);
      continue;
    }
    expect(wornByBest).toMatchObject({ year: best?.year, month: best?.month, players });
    expect(wornByBest.countedAt).toBeGreaterThan(1_700_000_000);
    expect(sorted(wornByBest.items)).toEqual(sorted(items));
    found += items.length;
  }
  expect(found).toBeGreaterThan(20);
});

it('is not counted again within a day', async () => {
  const counted = () => api.sql`select career, counted_at from best_of_career order by 1`;
  const before = await counted();
  await api.sql`select count_worn_daily(extract(epoch from now())::integer + 3600)`;
  expect(await counted()).toEqual(before);
});
