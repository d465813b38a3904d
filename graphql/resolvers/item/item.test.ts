import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { careersOf, racesOf } from '#graphql/sql/engine/where/bitmask.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Row = Record<string, string | number | boolean | null> & { id: number; item_set_id: number | null };

const FIELDS = `id name description iconUrl type slot rarity armor dps speed itemLevel levelRequirement
  renownRankRequirement talismanSlots uniqueEquipped careerRestriction raceRestriction
  stats { stat value percentage } abilities { id name description } buffs { id name description }
  itemSet { id name }`;

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Reads the expected fields of an item from its rows. */
async function expectedItem(row: Row) {
  const stats = await api.sql<object[]>`
    select stat, value, percentage from item_stat where item_id = ${row.id} order by position`;
  const effects = await api.sql<{ id: number; name: string; description: string | null; is_buff: boolean }[]>`
    select effect.id, effect.name, effect.description, is_buff
    from item_effect join ability effect on effect.id = effect_id
    where item_id = ${row.id} order by position`;
  const sets = await api.sql<{ id: number; name: string }[]>`
    select id, name from item_set where id = ${row.item_set_id}`;
  const effectsOf = (isBuff: boolean) =>
    effects
      .filter((effect) => effect.is_buff === isBuff)
      .map(({ id, name, description }) => ({ id: String(id), name, description }));
  return {
    id: String(row.id),
    name: row.name,
    description: row.description,
    iconUrl: expect.stringMatching(new RegExp(`\\b${row.icon_number}$`)),
    type: row.type,
    slot: row.slot,
    rarity: row.rarity,
    armor: row.armor,
    dps: row.dps,
    speed: row.speed,
    itemLevel: row.item_level,
    levelRequirement: row.level_requirement,
    renownRankRequirement: row.renown_rank_requirement,
    talismanSlots: row.talisman_slots,
    uniqueEquipped: row.unique_equipped,
    careerRestriction: careersOf(Number(row.career_restriction)),
    raceRestriction: racesOf(Number(row.race_restriction)),
    stats: [...stats],
    abilities: effectsOf(false),
    buffs: effectsOf(true),
    itemSet: sets[0] ? { id: String(sets[0].id), name: sets[0].name } : null,
  };
}

describe('an item', () => {
  it.each([
    ['of a set', 'item_set_id is not null'],
    ['for one career', 'career_restriction <> 0 and item_set_id is null'],
    ['for one race', 'race_restriction <> 0'],
    ['with an ability', 'id in (select item_id from item_effect where not is_buff)'],
    ['with a buff', 'id in (select item_id from item_effect where is_buff)'],
    ['with nothing', `type = 'DYE'`],
    ['with a story', 'length(description) > 1000'],
    ['of hostile markup', `description like '%<script>%'`],
    ['with a negative stat', 'id in (select item_id from item_stat where value < 0)'],
  ])('%s has what its rows have', async (_, condition) => {
    const [row] = await api.sql.unsafe<Row[]>(`select * from item where ${condition} order by id limit 1`);
    if (!row) throw new Error('There is none.');
    const answer = await api.ask(`{ item(id: ${row.id}) { ${FIELDS} } }`);
    expect(answer).toEqual({ item: await expectedItem(row) });
  });

  it.each(['0', 'abc', '99999999999', '-1'])('with the id %j is null', async (id) => {
    expect(await api.ask('query Q($id: ID!) { item(id: $id) { id } }', { id })).toEqual({ item: null });
  });
});

describe('a set', () => {
  it('has its pieces, and bonuses by their number: stats and effects', async () => {
    const [set] = await api.sql<{ id: number }[]>`select id from item_set order by id desc limit 1`;
    const pieces = await api.sql<
      { id: number }[]
    >`select id from item where item_set_id = ${set?.id ?? 0} order by id`;
    const bonuses = await api.sql<Row[]>`
      select bonus.*, effect.id, effect.name, effect.description
      from item_set_bonus bonus left join ability effect on effect.id = effect_id
      where item_set_id = ${set?.id ?? 0} order by items_required`;
    expect(new Set(bonuses.map(({ stat }) => stat === null)).size).toBe(2);

    const answer =
      await api.ask(`{ item(id: ${pieces[0]?.id}) { itemSet { items { id } bonuses { itemsRequired
      bonus { __typename ... on ItemStat { stat value percentage } ... on Ability { id name description } } } } } }`);
    expect(answer).toEqual({
      item: {
        itemSet: {
          items: pieces.map(({ id }) => ({ id: String(id) })),
          bonuses: bonuses.map(({ items_required, stat, value, percentage, id, name, description }) => ({
            itemsRequired: items_required,
            bonus:
              stat === null
                ? { __typename: 'Ability', id: String(id), name, description }
                : { __typename: 'ItemStat', stat, value, percentage },
          })),
        },
      },
    });
  });
});

it('loads a page of items with all that belongs to them in few statements', async () => {
  api.takeStatements();
  await api.ask(`{ items(first: 50) { nodes { ${FIELDS} itemSet { items { id stats { stat } }
    bonuses { itemsRequired bonus { ... on Ability { id } } } } } } }`);
  const statements = api.takeStatements();
  expect(new Set(statements).size).toBeGreaterThan(6);
  expect(statements.length).toBeLessThanOrEqual(10);
});
