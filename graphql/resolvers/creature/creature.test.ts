import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textTruths } from '#graphql/testing/truth/filter-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

type Row = { id: number; name: string; realm: string | null; creatureType: string; creatureSubType: string };
type Spawn = { id: string; zoneId: number; x: number; y: number; zone: string; nwX: number | null };

let api: TestApi;
let rows: readonly Row[];

beforeAll(async () => {
  api = await openTestApi();
  rows = await api.sql<Row[]>`
    select id, name, realm, creature_type as "creatureType", creature_sub_type as "creatureSubType"
    from creature order by id`;
});
afterAll(() => api.close());

describe('a creature', () => {
  it.each([
    ['of a realm', 'realm is not null'],
    ['of an unknown realm', 'realm is null'],
    [
      'in several zones',
      'id in (select creature_id from creature_spawn group by 1 having count(distinct zone_id) > 2)',
    ],
    ['that is nowhere', 'id not in (select creature_id from creature_spawn)'],
    [
      'in a zone without a map',
      'id in (select creature_id from creature_spawn join zone on zone.id = zone_id where nw_corner_x is null)',
    ],
  ])('%s has what its rows have', async (_, condition) => {
    const [row] = await api.sql.unsafe<Row[]>(
      `select * from creature where ${condition} order by id limit 1`,
    );
    const spawns = await api.sql<Spawn[]>`
      select spawn.id::text, zone_id as "zoneId", x, y, zone.name as zone, nw_corner_x as "nwX"
      from creature_spawn spawn join zone on zone.id = zone_id
      where creature_id = ${row?.id ?? 0} order by spawn.id`;
    const known = rows.find(({ id }) => id === row?.id);
    if (!known) throw new Error('There is none.');

    const answer = await api.ask(`{ creature(id: ${known.id}) { id name realm creatureType creatureSubType
      spawns { id zone { id name } position { zoneId x y mapSetup { nwCornerX } } } } }`);
    expect(answer).toEqual({
      creature: {
        ...known,
        id: String(known.id),
        spawns: spawns.map(({ id, zoneId, x, y, zone, nwX }) => ({
          id,
          zone: { id: String(zoneId), name: zone },
          position: { zoneId, x, y, mapSetup: nwX === null ? null : { nwCornerX: nwX } },
        })),
      },
    });
  });

  it.each(['0', 'abc', '99999999999'])('with the id %j is null', async (id) => {
    expect(await api.ask('query Q($id: ID!) { creature(id: $id) { id } }', { id })).toEqual({
      creature: null,
    });
  });
});

async function expectCreatures(where: object, isMatch: (row: Row) => boolean) {
  const { creatures } = await api.ask<{ creatures: { nodes: { id: string }[] } }>(
    'query Q($where: CreatureFilterInput) { creatures(where: $where, first: 50) { nodes { id } } }',
    { where },
  );
  const expected = rows.filter(isMatch).map(({ id }) => String(id));
  expect(creatures.nodes.map(({ id }) => id)).toEqual(expected.slice(0, 50));
  return expected.length;
}

describe('a creature filter', () => {
  it.each(Object.entries(textTruths))('on the name knows %s', async (operator, truth) => {
    for (const text of ['wolf', 'THE', "'", '_'])
      await expectCreatures({ name: { [operator]: text } }, ({ name }) => truth(name, text));
  });

  it.each([
    ['creatureType', 'HUMANOIDS_DWARFS', 'SIEGE'],
    ['creatureSubType', 'UNCLASSIFIED', 'ANIMALS_BEASTS_BEAR'],
  ] as const)('on %s knows eq, neq, in and nin', async (field, one, other) => {
    const list: readonly string[] = [one, other];
    expect(await expectCreatures({ [field]: { eq: one } }, (row) => row[field] === one)).toBeGreaterThan(2);
    await expectCreatures({ [field]: { neq: one } }, (row) => row[field] !== one);
    await expectCreatures({ [field]: { in: list } }, (row) => list.includes(row[field]));
    await expectCreatures({ [field]: { nin: list } }, (row) => !list.includes(row[field]));
  });

  it('combines with and and or', async () => {
    await expectCreatures(
      {
        or: [{ creatureType: { eq: 'SIEGE' } }, { creatureType: { eq: 'ANIMALS_BIRDS' } }],
        and: [{ name: { ncontains: 'a' } }],
      },
      ({ creatureType, name }) =>
        ['SIEGE', 'ANIMALS_BIRDS'].includes(creatureType) && !name.toLowerCase().includes('a'),
    );
  });
});

describe('pages of creatures', () => {
  const idsBy = async (order: string) =>
    (await api.sql.unsafe<{ id: string }[]>(`select id::text from creature order by ${order}`)).map(
      ({ id }) => id,
    );

  it.each([30, 50])('of %i walk all of them both ways, ties and all', async (size) => {
    const args = 'order: [{ creatureType: DESC }, { name: ASC }],';
    const expected = await idsBy('creature_type desc, name, creature.id');
    expect(await walkForwards(api, 'creatures', args, size)).toEqual(expected);
    expect(await walkBackwards(api, 'creatures', args, size)).toEqual(expected);
  });

  it.each([
    ['id', 'creature.id'],
    ['name', 'name'],
    ['creatureType', 'creature_type'],
    ['creatureSubType', 'creature_sub_type'],
  ])('are ordered by %s', async (field, column) => {
    expect(await walkForwards(api, 'creatures', `order: [{ ${field}: DESC }],`, 50)).toEqual(
      await idsBy(`${column} desc, creature.id`),
    );
  });
});
