import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** The ids that a statement selects, in its order. */
async function idsOf(statement: string): Promise<string[]> {
  const rows = await api.sql.unsafe<{ id: number }[]>(statement);
  return rows.map(({ id }) => String(id));
}

async function expectBoth(args: string, expected: readonly string[]) {
  expect(await walkForwards(api, 'items', `${args},`, 50)).toEqual(expected);
  expect(await walkBackwards(api, 'items', `${args},`, 50)).toEqual(expected);
  const { items } = await api.ask<{ items: { totalCount: number } }>(`{ items(${args}) { totalCount } }`);
  expect(items.totalCount).toBe(expected.length);
}

describe('items are chosen', () => {
  it('by the number and the name of their set', async () => {
    const [set] = await api.sql<
      Record<'id' | 'name', string>[]
    >`select id, name from item_set order by id limit 1`;
    const pieces = await idsOf(`select id from item where item_set_id = ${set?.id} order by id`);
    expect(pieces.length).toBeGreaterThan(1);
    await expectBoth(`ofSet: "${set?.id}"`, pieces);
    await expectBoth(`ofSet: "#${set?.id}"`, pieces);
    const named = await idsOf(`select item.id from item join item_set on item_set.id = item_set_id
      where lower(item_set.name) like '%${set?.name.slice(2, 9).toLowerCase()}%' order by item.id`);
    await expectBoth(`ofSet: "${set?.name.slice(2, 9)}"`, named);
  });

  it('by what they are sold for', async () => {
    const [currency] = await api.sql<Record<'id' | 'name', string>[]>`
      select item.id, item.name from item join vendor_item_required on item_id = item.id
      group by 1, 2 order by count(*) desc limit 1`;
    const sold = await idsOf(`select distinct offer.item_id as id from vendor_item offer
      join vendor_item_required required on required.vendor_item_id = offer.id
      where required.item_id = ${currency?.id} order by 1`);
    expect(sold.length).toBeGreaterThan(1);
    await expectBoth(`soldFor: "${currency?.id}"`, sold);
  });

  it('by who drops them', async () => {
    const [dropping] = await api.sql<Record<'id' | 'name', string>[]>`
      select creature.id, creature.name from creature join creature_drop on creature_id = creature.id
      group by 1, 2 order by count(*) desc limit 1`;
    const dropped = await idsOf(
      `select item_id as id from creature_drop where creature_id = ${dropping?.id} order by 1`,
    );
    expect(dropped.length).toBeGreaterThan(0);
    await expectBoth(`dropsFrom: "${dropping?.id}"`, dropped);
    const named = await idsOf(`select distinct item_id as id from creature_drop
      join creature on creature.id = creature_id where name = '${dropping?.name.replaceAll("'", "''")}' order by 1`);
    expect(await walkForwards(api, 'items', `dropsFrom: "${dropping?.name}",`, 50)).toEqual(
      expect.arrayContaining(named),
    );
  });

  it('by where those stand that drop them, with these', async () => {
    const [place] = await api.sql<Record<'zone' | 'creature', number>[]>`
      select zone_id as zone, creature_id as creature from creature_spawn join creature_drop using (creature_id)
      join zone on zone.id = zone_id where kind = 'dungeon' group by 1, 2 order by count(*) desc, 1, 2 limit 1`;
    const dropped = await idsOf(`select distinct item_id as id from creature_drop
      join creature_spawn using (creature_id) where zone_id = ${place?.zone} order by 1`);
    expect(dropped.length).toBeGreaterThan(1);
    await expectBoth(`dropsIn: ["${place?.zone}"]`, dropped);
    expect(await walkForwards(api, 'items', `dropsIn: ["x", "-1"],`, 50)).toEqual([]);
    const { items, creatures } = await api.ask<{
      items: { nodes: { id: string; dropsFromCreatures: { totalCount: number; nodes: { id: string }[] } }[] };
      creatures: { totalCount: number; nodes: { id: string }[] };
    }>(`{ items(dropsIn: ["${place?.zone}"], first: 50) {
            nodes { id dropsFromCreatures(standingIn: ["${place?.zone}"]) { totalCount nodes { id } } } }
          creatures(standingIn: ["${place?.zone}"], first: 50) { totalCount nodes { id } } }`);
    const here = await idsOf(
      `select distinct creature_id as id from creature_spawn where zone_id = ${place?.zone} order by 1`,
    );
    expect(creatures.totalCount).toBe(here.length);
    expect(creatures.nodes.map(({ id }) => id)).toEqual(here.slice(0, 50));
    for (const { id, dropsFromCreatures } of items.nodes) {
      const from = await idsOf(`select creature_id as id from creature_drop where item_id = ${id}
        and creature_id in (select creature_id from creature_spawn where zone_id = ${place?.zone}) order by 1`);
      expect(dropsFromCreatures.nodes.map((creature) => creature.id).toSorted()).toEqual(from.toSorted());
      expect(dropsFromCreatures.totalCount).toBe(from.length);
    }
  });

  it('by whether there is a source', async () => {
    const sources = `select item_id from vendor_item union select item_id from creature_drop
      union select item_id from game_object_drop union select item_id from quest_reward
      union select item_id from chapter_reward`;
    const where = 'where: { slot: { in: [HELM, BODY] } }';
    const ofSlots = (is: string) =>
      idsOf(`select id from item where slot in ('HELM', 'BODY') and id ${is} (${sources}) order by id`);
    await expectBoth(`${where}, hasSource: true`, await ofSlots('in'));
    await expectBoth(`${where}, hasSource: false`, await ofSlots('not in'));
  });

  it('by whether a quest gives them', async () => {
    const rewards = 'select item_id from quest_reward';
    const where = 'where: { slot: { in: [HELM, BODY] } }';
    const ofSlots = (is: string) =>
      idsOf(`select id from item where slot in ('HELM', 'BODY') and id ${is} (${rewards}) order by id`);
    await expectBoth(`${where}, isReward: true`, await ofSlots('in'));
    await expectBoth(`${where}, isReward: false`, await ofSlots('not in'));
  });

  it.each(['0', '999999999', '99999999999999999999', '#', '%', '\\\\', "'", ' '])(
    'by the text %j without an error',
    async (text) => {
      for (const argument of ['ofSet', 'soldFor', 'dropsFrom'])
        expect(await api.ask(`{ items(${argument}: "${text}") { totalCount nodes { id } } }`)).toBeDefined();
    },
  );
});

const AMOUNT = '(value - percentage::integer * 65536)';

describe('items are ordered', () => {
  it.each(['STRENGTH', 'PARRY', 'HEALTH_REGEN'])('by %s, the most first', async (stat) => {
    const most = await idsOf(`select item_id as id from item_stat where stat = '${stat}'
      group by 1 order by max(${AMOUNT}) desc, item_id desc`);
    await expectBoth(`mostOf: [{ stat: ${stat} }]`, most);
  });

  it('by a stat of those that a filter leaves', async () => {
    const most = await idsOf(`select item_id as id from item_stat join item on item.id = item_id
      where stat = 'WOUNDS' and slot = 'HELM' group by 1 order by max(${AMOUNT}) desc, item_id desc`);
    expect(most.length).toBeGreaterThan(1);
    await expectBoth('mostOf: [{ stat: WOUNDS }], where: { slot: { eq: HELM } }', most);
  });

  it('by several stats, each times its weight', async () => {
    const most = await idsOf(`select item_id as id from item_stat join item on item.id = item_id
      where stat in ('WOUNDS', 'STRENGTH') and slot = 'BODY'
      group by 1 order by sum(value * case stat when 'WOUNDS' then 3 else 1 end) desc, item_id desc`);
    await expectBoth(
      'mostOf: [{ stat: WOUNDS, weight: 3 }, { stat: STRENGTH }], where: { slot: { eq: BODY } }',
      most,
    );
  });

  it('by stats and the damage of weapons, which need none of the stats', async () => {
    const most = await idsOf(`select item.id from item
      left join (select item_id, sum(value) as wounds from item_stat where stat = 'WOUNDS' group by 1) one
        on item_id = item.id
      where slot = 'MAIN_HAND' and (dps > 0 or wounds is not null)
      order by coalesce(wounds, 0) + dps * 3 desc, item.id desc`);
    await expectBoth('mostOf: [{ stat: WOUNDS }], dpsWeight: 3, where: { slot: { eq: MAIN_HAND } }', most);
  });

  it.each([
    ['mostOf: [{ stat: WOUNDS }]', 'max', `'WOUNDS'`],
    ['mostOf: [{ stat: WOUNDS }, { stat: STRENGTH }]', 'sum', `'WOUNDS', 'STRENGTH'`],
  ])('by %s of those that have a source, and of those that have none', async (args, of, stats) => {
    const sources = `select item_id from vendor_item union select item_id from creature_drop
      union select item_id from game_object_drop union select item_id from quest_reward
      union select item_id from chapter_reward`;
    for (const [has, is] of [
      [true, 'in'],
      [false, 'not in'],
    ]) {
      const most = await idsOf(`select item_id as id from item_stat join item on item.id = item_id
        where stat in (${stats}) and slot = 'BODY' and item.id ${is} (${sources})
        group by 1 order by ${of}(${of === 'max' ? AMOUNT : 'value'}) desc, item_id desc`);
      expect(most.length).toBeGreaterThan(1);
      await expectBoth(`${args}, hasSource: ${has}, where: { slot: { eq: BODY } }`, most);
    }
  });

  it('by absurd weights without an error', async () => {
    const args = 'mostOf: [{ stat: WOUNDS, weight: 2147483647 }, { stat: STRENGTH, weight: -2147483648 }]';
    const ids = await walkForwards(api, 'items', `${args},`, 50);
    expect(await walkBackwards(api, 'items', `${args},`, 50)).toEqual(ids);
    expect(await walkForwards(api, 'items', 'mostOf: [], where: { slot: { eq: HELM } },', 50)).not.toEqual(
      [],
    );
  });
});
