import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import {
  fightLine,
  importFightLines,
  storedSkirmishes,
  skirmishesOf,
  type PlacedKill,
} from '#graphql/testing/fight-lines.ts';
import { Random } from '#graphql/rules/random.ts';
import { compareRollups } from './rollups.ts';
import { inSession } from './connection/session.ts';

const TOLD = 'f1e2d3c4-b5a6-4978-8a9b-0c1d2e3f4a5b';
const START = 1_790_000_000;

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate kill, skirmish cascade`);

const write = (lines: readonly string[]) => importFightLines(database.sql, lines);

/** Kills in several fights: some near each other, some not. */
function randomKills(random: Random, count: number): PlacedKill[] {
  const fights = Array.from({ length: 6 }, () => ({
    zone: random.int(1, 2),
    time: START + random.int(0, 2_000),
    x: random.int(0, 30_000),
    y: random.int(0, 30_000),
  }));
  return Array.from({ length: count }, (_, id) => {
    const { zone, time, x, y } = random.pick(fights);
    const off = (most: number) => random.int(-most, most);
    return { id: id + 1, zone, time: time + off(500), x: x + off(5_000), y: y + off(5_000) };
  });
}

const differences = async () =>
  (await inSession(database.sql, compareRollups)).filter(({ different }) => different > 0);

it('follows from kills near each other, with what is known of their players', async () => {
  const kills = [1, 2, 3, 4, 5].map((id) => ({ id, zone: 106, time: START + id * 60, x: 100 * id, y: 50 }));
  await write(kills.map((kill) => fightLine(kill)));
  const [skirmish] = await database.sql`select * from skirmish`;
  expect(skirmish).toMatchObject({
    id: '00000000-0000-8000-8100-006b696c6c73',
    primary_zone_id: 106,
    start_time: START + 60,
    end_time: START + 300,
    kills: 5,
    kills_destruction: 5,
    players: 3,
    players_order: 1,
  });
  const scores = await database.sql`
    select character_id as id, realm, level, kills, deaths, death_blows, damage, kill_damage, damage_received as received
    from skirmish_score order by 1`;
  expect(scores.map((score) => Object.values(score))).toEqual([
    [12, 'DESTRUCTION', 40, 5, 0, 0, 3_500, 3_500, 0],
    [13, 'DESTRUCTION', 40, 0, 0, 5, 0, 0, 0],
    [34, 'ORDER', 38, 0, 5, 0, 0, 0, 3_500],
  ]);
  expect([...(await database.sql`select guild_id, players, kills from skirmish_guild`)]).toEqual([
    { guild_id: 3, players: 2, kills: 5 },
  ]);
});

it.each(['one', 'two', 'three', 'four'])('is the same in any order and any batches: %s', async (name) => {
  const random = new Random(name);
  const kills = randomKills(random, 90);
  const rest = random.shuffle(kills).map((kill) => fightLine(kill));
  while (rest.length > 0) await write(rest.splice(0, random.int(1, 30)));
  const expected = skirmishesOf(kills);
  expect(expected.size).toBeGreaterThan(1);
  expect(await storedSkirmishes(database.sql)).toEqual(expected);
  expect(await differences()).toEqual([]);

  const gone = kills.filter(() => random.chance(0.3)).map(({ id }) => id);
  await database.sql`delete from kill where id in ${database.sql(gone)}`;
  expect(await storedSkirmishes(database.sql)).toEqual(
    skirmishesOf(kills.filter(({ id }) => !gone.includes(id))),
  );
  await database.sql`update kill set time = time + 100, x = x - 4000 where id % 3 = 0`;
  const moved = await database.sql<PlacedKill[]>`select id::int, zone_id as zone, time, x, y from kill`;
  expect(await storedSkirmishes(database.sql)).toEqual(skirmishesOf(moved));
  expect(await differences()).toEqual([]);
});

it('is unchanged by imports of the same kills or of given skirmishes', async () => {
  const kills = [1, 2, 3, 4, 5, 6].map((id) => ({ id, zone: 106, time: START + id, x: 100 * id, y: 50 }));
  const lines = kills.map((kill) => fightLine(kill));
  await write(lines);
  const before = await database.sql`select xmin::text from kill order by id`;
  await write(lines);
  expect([...(await database.sql`select xmin::text from kill order by id`)]).toEqual([...before]);

  const told = { skirmish: { id: TOLD } };
  await write([fightLine(kills[5] ?? fail(), told)]);
  expect([...(await storedSkirmishes(database.sql)).values()]).toEqual([[1, 2, 3, 4, 5]]);
  await write([fightLine(kills[0] ?? fail(), told)]);
  expect([...(await database.sql`select id from skirmish`)]).toEqual([]);
  await write([fightLine(kills[0] ?? fail())]);
  expect([...(await storedSkirmishes(database.sql)).values()]).toEqual([[1, 2, 3, 4, 5]]);
  await database.sql`delete from skirmish`;
  expect([...(await database.sql`select kills from skirmish`)]).toEqual([{ kills: 5 }]);
  await database.sql`truncate kill cascade`;
  expect([...(await database.sql`select id from skirmish`)]).toEqual([]);
  expect(await differences()).toEqual([]);
});

it('loses kills that turn out to be of a run', async () => {
  const kills = [1, 2, 3, 4, 5, 6].map((id) => ({ id, zone: 106, time: START + id, x: 100 * id, y: 50 }));
  await write(kills.map((kill) => fightLine(kill)));
  await write([fightLine(kills[0] ?? fail(), { instanceId: TOLD })]);
  expect([...(await storedSkirmishes(database.sql)).values()]).toEqual([[2, 3, 4, 5, 6]]);
  await database.sql`update kill set instance_id = ${TOLD} where id = 6`;
  await write([fightLine(kills[5] ?? fail(), { instanceId: TOLD, skirmish: { id: TOLD } })]);
  expect([...(await database.sql`select id from skirmish`)]).toEqual([]);
  expect(await differences()).toEqual([]);
});

it('cannot be written by other statements', async () => {
  const write = database.sql`
    insert into skirmish values ('00000000-0000-8000-8100-006b696c6c73', null, null, 1, null, 5, 9, 1, 1, 0, 1, 1, 0)`;
  await expect(write).rejects.toThrow('is made from its kills');
});

function fail(): never {
  throw new Error('no such kill');
}
