import { group, range } from 'd3-array';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { Random } from '#graphql/rules/random.ts';
import { arrayLiteral } from '#graphql/sql/engine/array-literal.ts';
import { inSession } from '#graphql/sql/engine/connection/session.ts';
import { compareRollups } from '#graphql/sql/engine/rollups.ts';
import { playerMedians, readResults, strataOf } from '#graphql/testing/plain-results.ts';
import { testApi } from '#graphql/testing/test-api.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';

let database: EmptyDatabase;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate scenario_record, "character" cascade`);

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const PLAYERS = 300;
const addPlayers = () => database.sql`
  insert into "character" select person, 'P', 'ENGINEER', 40, 80 from generate_series(1, ${PLAYERS}::integer) person`;
const addRun = (number: number, tier = 4, seconds = 600) => database.sql`
  insert into scenario_record
    (id, scenario_id, start_time, end_time, winner, order_points, destruction_points, queue_type, tier)
  values (${uuid(number)}, 2000, 86400, ${86_400 + seconds}, 0, 500, 100, 0, ${tier})`;

/** Scores of players in runs, with any damage, and mostly without a death. */
function addScores(parts: readonly { readonly run: number; readonly player: number }[], random: Random) {
  const column = (value: (part: (typeof parts)[number]) => number) => arrayLiteral(parts.map(value));
  return database.sql`
    insert into scenario_score (record_id, character_id, start_time, queue_type, team, level, renown_rank, quitter,
      objective_score, kills, kills_solo, deaths, death_blows, damage, kill_damage, damage_received, healing_self,
      healing_others, healing_received, protection_self, protection_others, protection_received, resurrections_done)
    select ('00000000-0000-4000-8000-' || lpad(run::text, 12, '0'))::uuid, player, 0, 0, 0, 40, 80, false, player % 7,
           damage % 4, 0, (death = 9)::integer, 0, damage, 0, damage / 3, damage % 100, 0, 0, 0, 0, 0, 0
    from unnest(${column(({ run }) => run)}::integer[], ${column(({ player }) => player)}::integer[],
      ${column(() => random.int(0, 50_000))}::integer[], ${column(() => random.int(0, 9))}::integer[])
      one (run, player, damage, death)`;
}

async function expectMedians() {
  const rows = await database.sql<{ key: string; medians: number[] }[]>`
    select concat_ws(',', career, level, tier, queue_type, character_id) as key, to_json(medians) as medians
    from scenario_player_median`;
  const counted = [...group(await readResults(database.sql), strataOf)].flatMap(([key, some]) =>
    [...playerMedians(some)].map(([player, medians]) => [`${key},${player}`, medians] as const),
  );
  expect(new Map(rows.map(({ key, medians }) => [key, medians]))).toEqual(new Map(counted));
  return rows.length;
}

it.each(['first', 'second'])('follow what is late, corrected and deleted: %s world', async (seed) => {
  const random = new Random(`medians ${seed}`);
  const { sql } = database;
  const changes: readonly (() => PromiseLike<unknown>)[] = [
    () => sql`update scenario_score set level = 39, damage = damage / 3 where character_id % 3 = 0`,
    () => sql`update scenario_score set deaths = deaths + 1 where record_id > ${uuid(random.int(1, 24))}`,
    () => sql`update scenario_record set end_time = end_time + 60 where tier = 4`,
    () => sql`update scenario_record set end_time = start_time where id < ${uuid(random.int(2, 6))}`,
    () => sql`update scenario_record set tier = 5 - tier where id < ${uuid(random.int(1, 4))}`,
    () => sql`update "character" set career = 'SLAYER' where id % 4 = 1`,
    () => sql`delete from "character" where id = ${random.int(1, 6)}`,
    () => sql`delete from scenario_score where character_id = ${random.int(7, 12)} and damage < 40000`,
    () => sql`delete from scenario_record where id = ${uuid(random.int(1, 24))}`,
  ];
  const run = async (number: number) => {
    await addRun(number, random.pick([1, 4, 4, 4]), random.pick([0, 600, 900]));
    const players = range(1, 13).filter(() => random.chance(0.9));
    await addScores(
      players.map((player) => ({ run: number, player })),
      random,
    );
  };
  for (const number of range(1, 13)) await run(number);
  await addPlayers();
  for (const number of range(13, 25)) await run(number);
  expect(await expectMedians()).toBeGreaterThan(8);
  for (const change of random.shuffle(changes)) {
    await change();
    await expectMedians();
  }
  expect(await expectMedians()).toBeGreaterThan(3);
  await sql`update scenario_player_median set results = results + 1`;
  await sql`select recount_sums()`;
  const compared = await inSession(sql, compareRollups);
  expect(compared.filter(({ different }) => different > 0)).toEqual([]);
});

it('place players who all do the same evenly, and those who are level in the middle', async () => {
  const random = new Random('even');
  await addPlayers();
  for (const number of range(1, 13)) await addRun(number);
  const players = range(1, PLAYERS + 1);
  await addScores(
    players.flatMap((player) => range(1, 13).map((run) => ({ run, player }))),
    random,
  );
  const api = testApi(database);
  const places: { damage: number; deaths: number }[] = [];
  for (const player of players) {
    const { scenarioStanding } = await api.ask<{ scenarioStanding: { others: Peers } }>(
      `{ scenarioStanding(characterId: "${player}") { others { players below { damage deaths } equal { damage deaths } } } }`,
    );
    const { players, below, equal } = scenarioStanding.others;
    expect(players).toBe(PLAYERS - 1);
    const placeBy = (figure: 'damage' | 'deaths') => (below[figure] + equal[figure] / 2) / players;
    places.push({ damage: placeBy('damage'), deaths: placeBy('deaths') });
  }
  for (const tenth of range(10)) {
    const within = places.filter(({ damage }) => damage >= tenth / 10 && damage < (tenth + 1) / 10);
    expect(within.length).toBeGreaterThanOrEqual(PLAYERS / 10 - 3);
    expect(within.length).toBeLessThanOrEqual(PLAYERS / 10 + 3);
  }
  // Nearly every median of deaths is 0.
  const level = places.filter(({ deaths }) => Math.abs(deaths - 0.5) < 0.01);
  expect(level.length).toBeGreaterThan(PLAYERS * 0.95);
});

interface Peers {
  readonly players: number;
  readonly below: { readonly damage: number; readonly deaths: number };
  readonly equal: { readonly damage: number; readonly deaths: number };
}
