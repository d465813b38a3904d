import { afterAll, beforeAll, expect, it } from 'vitest';

import type { ZoneContents, ZoneKills } from '#graphql/generated/resolvers.ts';
import { MOST_BATTLES } from '#graphql/sql/zone/zone-layer.ts';
import { testApi, type TestApi } from '#graphql/testing/test-api.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';

let database: EmptyDatabase;
let api: TestApi;

const HOUR = 3_600;
const START = 1_790_000_000;
/** Battles of zone 1, each of one more kill than the one before. */
const BATTLES = MOST_BATTLES + 3;
const uuid = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

interface Kill {
  readonly id: number;
  readonly time: number;
  readonly zone: number;
  readonly skirmish: number | null;
  readonly isOfDestruction: boolean;
  readonly isOwn: boolean;
  readonly at: number;
}

const kills: Kill[] = [];

/** Skirmishes by turns are in no area, in area 1, in area 2, and in one of another zone. */
const areaOf = (skirmish: number): number | null => [null, 1, 2, 9][skirmish % 4] ?? null;

beforeAll(async () => {
  database = await openMigratedDatabase();
  api = testApi(database);
  const { sql } = database;
  await sql`insert into zone values (1, 'Praag', 'PVP', 4, 0, 0, 65536, 65536), (2, 'Ekrund', 'PVP', 1, 0, 0, 65536, 65536)`;
  await sql`insert into zone_area values (1, 1, 'Old Walls'), (2, 1, null), (9, 2, 'Elsewhere')`;
  await sql`insert into "character" select id, 'Name', case when id % 2 = 0 then 'CHOPPA' else 'SLAYER' end, 40, 80
    from generate_series(1, 4) id`;
  const add = (zone: number, skirmish: number | null, time: number, isOwn = false) => {
    const id = kills.length + 1;
    kills.push({ id, time, zone, skirmish, isOfDestruction: id % 3 === 0, isOwn, at: (id * 97) % 5_000 });
  };
  for (let skirmish = 1; skirmish <= BATTLES; skirmish += 1) {
    const start = START + skirmish * HOUR;
    for (let kill = 0; kill < skirmish; kill += 1) add(1, skirmish, start + kill);
    if (skirmish % 5 === 0) add(2, skirmish, start + 1);
  }
  for (let n = 0; n < 7; n += 1) add(1, null, START + n * HOUR + 1_800);
  add(1, null, START + 5_000, true);
  const rows = kills.map(({ id, time, zone, skirmish, isOfDestruction, isOwn, at }) => {
    const killer = isOfDestruction ? 2 : 1;
    return `(${id}, ${time}, ${zone}, ${at}, ${at * 2}, 0, false, 100, ${killer},
      '${isOfDestruction ? 'CHOPPA' : 'SLAYER'}', 40, 80, ${isOwn ? killer : killer + 2}, 'SLAYER', 40, 80,
      ${skirmish === null ? 'null' : `'${uuid(skirmish)}'`})`;
  });
  await sql.unsafe(`
    insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
      killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank, skirmish_id)
    values ${rows.join(', ')}`);
  await sql.unsafe(`
    insert into skirmish (id, primary_zone_id, primary_area_id, start_time, end_time, kills, kills_order,
      kills_destruction, players, players_order, players_destruction)
    select ('00000000-0000-4000-8000-' || lpad(id::text, 12, '0'))::uuid, 1, (array[null, 1, 2, 9])[id % 4 + 1],
      ${START} + id * ${HOUR}, ${START} + id * ${HOUR} + 100, id, id, 0, 4, 2, 2
    from generate_series(1, ${BATTLES}) id`);
  await sql`insert into creature (id, name, realm, creature_type, creature_sub_type) values
    (7, 'Ada', 'ORDER', 'HUMANOID', 'HUMAN'), (8, 'Bo', null, 'HUMANOID', 'HUMAN')`;
  await sql`insert into creature_spawn (id, creature_id, zone_id, x, y) values
    (1, 7, 1, 10, 20), (2, 7, 1, 30, 40), (3, 8, 1, 50, 60), (4, 8, 2, 1, 1), (5, 99, 1, 7, 7)`;
  await sql`insert into game_object (id, name) values (3, 'Signpost')`;
  await sql`insert into game_object_spawn (id, game_object_id, zone_id, x, y) values (1, 3, 1, 5, 6)`;
  await sql`insert into location (id, kind, zone_id, name, x, y, z) values
    (1, 'Keep', 1, 'Garrison', 1, 2, 0), (2, 'BattlefieldObjective', 1, 'Mill', 3, 4, 0), (3, 'Keep', 2, 'Far', 3, 4, 0)`;
  await sql`insert into chapter (id, name, rank, zone_id, x, y) values (4, '', 2, 1, 8, 9)`;
});
afterAll(() => database.close());

const ask = (from: number, to: number, zoneId = '1') =>
  api.ask<{ zoneKills: ZoneKills }>(
    `query ($zoneId: ID!, $from: Long!, $to: Long!) {
      zoneKills(zoneId: $zoneId, from: $from, to: $to) {
        zone { id name }
        areas { area { id name } order destruction x y }
        battles { battle { id } battles order destruction x y }
      }
    }`,
    { zoneId, from, to },
  );

const within = (from: number, to: number, zone = 1) =>
  kills.filter((kill) => kill.zone === zone && !kill.isOwn && kill.time >= from && kill.time < to);

const sides = (found: readonly Kill[]) => {
  const destruction = found.filter(({ isOfDestruction }) => isOfDestruction).length;
  return { order: found.length - destruction, destruction };
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const SPANS = [
  [START - HOUR, START + 200 * HOUR],
  [START + 3 * HOUR + 1, START + 20 * HOUR + 7],
  [START, START],
] as const;

it.each(SPANS)('counts the kills of %i to %i by area, of that zone alone', async (from, to) => {
  const { zoneKills } = await ask(from, to);
  const all = within(from, to);
  const areaIn = ({ skirmish }: Kill) => {
    const area = skirmish === null ? null : areaOf(skirmish);
    return area === 9 ? null : area;
  };
  const ids = [...new Set(all.map(areaIn))];
  const expected = ids.map((id) => {
    const own = all.filter((kill) => areaIn(kill) === id);
    const x = mean(own.map(({ at }) => at));
    return Object.assign(sides(own), {
      area: id === null ? null : { id: String(id), name: id === 1 ? 'Old Walls' : null },
      x: expect.closeTo(x, 6),
      y: expect.closeTo(2 * x, 6),
    });
  });
  expect(zoneKills.areas.toSorted(byArea)).toEqual(expected.toSorted(byArea));
  const counts = zoneKills.areas.map(({ order, destruction }) => order + destruction);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
});

interface InArea {
  readonly area?: { readonly id: string | number } | null;
}

const byArea = (one: InArea, other: InArea) => Number(one.area?.id ?? 0) - Number(other.area?.id ?? 0);

it.each(SPANS)('counts the kills of %i to %i by battle, and leaves none out', async (from, to) => {
  const { zoneKills } = await ask(from, to);
  const all = within(from, to);
  const ids = [...new Set(all.flatMap(({ skirmish }) => skirmish ?? []))];
  const ranked = ids
    .map((id) => ({ id, own: all.filter(({ skirmish }) => skirmish === id) }))
    .toSorted((one, other) => other.own.length - one.own.length || one.id - other.id);
  const [told, others] = [ranked.slice(0, MOST_BATTLES), ranked.slice(MOST_BATTLES)];
  const outside = all.filter(({ skirmish }) => skirmish === null);
  const found = zoneKills.battles.map(({ battle, battles, order, destruction }) => ({
    id: battle?.id ?? null,
    battles,
    order,
    destruction,
  }));
  expect(found).toEqual([
    ...told.map(({ id, own }) => Object.assign(sides(own), { id: uuid(id), battles: 1 })),
    ...(others.length > 0
      ? [{ id: null, battles: others.length, ...sides(others.flatMap(({ own }) => own)) }]
      : []),
    ...(outside.length > 0 ? [{ id: null, battles: 0, ...sides(outside) }] : []),
  ]);
  expect(zoneKills.battles.reduce((sum, { order, destruction }) => sum + order + destruction, 0)).toBe(
    all.length,
  );
});

it('lists who and what stands in a zone', async () => {
  const contents = (zoneId: string) =>
    api.ask<{ zoneContents: ZoneContents }>(
      `query ($zoneId: ID!) {
        zoneContents(zoneId: $zoneId) {
          zone { id }
          contents { kind id name creature { id } storylineId starts ends points { x y } }
        }
      }`,
      { zoneId },
    );
  const row = (kind: string, id: string, name: string | null, ...points: readonly (readonly number[])[]) => ({
    kind,
    id,
    name,
    creature: kind === 'CREATURE' && name !== null ? { id } : null,
    storylineId: null,
    starts: 0,
    ends: 0,
    points: points.map(([x, y]) => ({ x, y })),
  });
  expect((await contents('1')).zoneContents).toEqual({
    zone: { id: '1' },
    contents: [
      row('BATTLEFIELD_OBJECTIVE', '2', 'Mill', [3, 4]),
      row('CHAPTER', '4', null, [8, 9]),
      row('CREATURE', '7', 'Ada', [10, 20], [30, 40]),
      row('CREATURE', '8', 'Bo', [50, 60]),
      row('CREATURE', '99', null, [7, 7]),
      row('GAME_OBJECT', '3', 'Signpost', [5, 6]),
      row('KEEP', '1', 'Garrison', [1, 2]),
    ],
  });
  expect((await contents('x')).zoneContents.contents).toEqual([]);
});

it('counts the quests that start and end with whoever stands there', async () => {
  const { sql } = database;
  await sql`insert into quest (id, name, type, repeatable_type, xp, gold, choice_count, race_restriction, career_restriction,
      min_level, max_level, min_renown, max_renown)
    select id, 'Quest', 0, 'ONCE', 0, 0, 0, 0, 0, 0, 0, 0, 0 from generate_series(1, 3) id`;
  await sql`insert into quest_creature values (1, 7), (2, 7), (77, 7)`;
  await sql`insert into quest_finisher_creature values (3, 8)`;
  await sql`insert into quest_game_object values (3, 3)`;
  const { zoneContents } = await api.ask<{ zoneContents: ZoneContents }>(
    '{ zoneContents(zoneId: 1) { contents { kind id starts ends } } }',
  );
  expect(zoneContents.contents.filter(({ starts, ends }) => starts + ends > 0)).toEqual([
    { kind: 'CREATURE', id: '7', starts: 2, ends: 0 },
    { kind: 'CREATURE', id: '8', starts: 0, ends: 1 },
    { kind: 'GAME_OBJECT', id: '3', starts: 1, ends: 0 },
  ]);
});
