import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { wrongSums } from '#graphql/testing/truth/proof.ts';
import { Random } from '#graphql/rules/random.ts';

/** Statements, in transactions of a few, some of which are taken back; `BATTLE_WRITES` asks for more. */
const WRITES = Number(process.env.BATTLE_WRITES ?? 150);
const LOOK_EVERY = 6;
const START = 1_790_000_000;

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

const uuid = (random: Random) => `'00000000-0000-4000-8000-0000000000${random.int(10, 30)}'::uuid`;
const zone = (random: Random) => random.pick([1, 3, 4]);
const time = (random: Random) => START + random.int(0, 30) * 700;
const person = (random: Random) => random.int(1, 12);
const some = (random: Random, column: string) => `${column} % ${random.int(2, 6)} = ${random.int(0, 1)}`;
const skirmish = (random: Random) => random.pick(['null', 'null', uuid(random)]);

const kill = (random: Random) => {
  const [killer, victim] = random.chance(0.5) ? ['CHOPPA', 'ENGINEER'] : ['ENGINEER', 'CHOPPA'];
  return `(${random.int(1, 200)}, ${time(random) + random.int(0, 900)}, ${zone(random)}, 100, 100, ${skirmish(random)}, 0, false, 100,
    ${person(random)}, '${killer}', 40, 80, ${person(random)}, '${victim}', 40, 80, ${random.int(1, 3)})`;
};

const insertSkirmish = (random: Random) => `
    insert into skirmish
    select distinct on (id) id, ${random.pick(['null', 'null', 'null', '2000'])}, null, ${zone(random)}, null, start, start + ${random.int(0, 1_500)},
           ${random.int(0, 9)}, 4, 5, 1, 1, 0
    from (values ${Array.from({ length: 3 }, () => `(${uuid(random)}, ${time(random)})`).join(', ')}) one (id, start)
    on conflict (id) do update set start_time = excluded.start_time, end_time = excluded.end_time,
      primary_zone_id = excluded.primary_zone_id, scenario_id = excluded.scenario_id, kills_order = excluded.kills_order`;

const insertScores = (random: Random) => `
    insert into skirmish_score
    select id, person, 0, person % 3, case when person % 2 = 0 then 'ORDER' else 'DESTRUCTION' end, 40, 80, ${random.int(0, 3)},
           0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from skirmish, generate_series(${person(random)}, ${person(random)}) person
    where not is_from_kills(id) and id < ${uuid(random)}
    on conflict (skirmish_id, character_id) do update set kills = excluded.kills, guild_id = null`;

const STATEMENTS: readonly ((random: Random) => string)[] = [
  insertSkirmish,
  insertSkirmish,
  insertSkirmish,
  insertScores,
  insertScores,
  (random) =>
    `delete from skirmish_score where ${some(random, 'character_id')} and skirmish_id > ${uuid(random)}`,
  (random) => `update skirmish_score set realm = 'ORDER', guild_id = 2 where ${some(random, 'character_id')}
    and not is_from_kills(skirmish_id)`,
  (random) => `delete from skirmish where id = ${uuid(random)}`,
  (random) => `update skirmish set end_time = end_time + ${random.int(-2, 2)} * 400 where id > ${uuid(random)}
    and not is_from_kills(id)`,
  ...Array.from(
    { length: 5 },
    () => (random: Random) => `
    insert into kill (id, time, zone_id, x, y, skirmish_id, assists, solo, damage_percent, killer_id, killer_career,
      killer_level, killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank, killer_guild_id)
    values ${Array.from({ length: random.int(1, 9) }, () => kill(random)).join(', ')} on conflict (id) do nothing`,
  ),
  (
    random,
  ) => `insert into kill_attacker select id, ${random.int(0, 2)}, ${person(random)}, 40, 80, 1, 50, 0, 0
    from kill where ${some(random, 'id')} on conflict do nothing`,
  (random) => `delete from kill_attacker where ${some(random, 'kill_id + position')}`,
  (random) =>
    `update kill set time = time + ${random.int(-900, 900)}, zone_id = ${zone(random)} where ${some(random, 'id')}`,
  (random) =>
    `update kill set skirmish_id = ${skirmish(random)}, victim_id = ${person(random)} where ${some(random, 'id')}`,
  (random) => `delete from kill where ${some(random, 'id')} and id > ${random.int(0, 200)}`,
];

it('are what a recount finds, whatever is written, corrected and deleted, in any order', async () => {
  const { sql } = database;
  const random = new Random(process.env.BATTLE_SEED ?? 'battles follow');
  let joined = 0;
  for (let count = 0; count < WRITES;) {
    const statements = Array.from({ length: random.int(1, 3) }, () => random.pick(STATEMENTS)(random));
    const isKept = !random.chance(0.15);
    await sql
      .begin(async (transaction) => {
        for (const statement of statements) await transaction.unsafe(statement);
        if (!isKept) throw new Error('taken back');
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'taken back') throw error;
      });
    count += statements.length;
    if (count % LOOK_EVERY > 2) continue;
    expect({ count, wrong: await wrongSums(sql) }).toEqual({ count, wrong: [] });
    const [row] = await sql<
      { joined: number }[]
    >`select count(*)::integer as joined from battle where skirmishes > 1`;
    joined += row?.joined ?? 0;
  }
  expect(joined).toBeGreaterThan(WRITES / 20);
});
