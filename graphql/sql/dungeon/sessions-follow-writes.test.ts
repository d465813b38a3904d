import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { wrongSums } from '#graphql/testing/truth/proof.ts';
import { Random } from '#graphql/rules/random.ts';

/** Statements, in transactions of a few, some of which are taken back; `DUNGEON_WRITES` asks for more. */
const WRITES = Number(process.env.DUNGEON_WRITES ?? 150);
const LOOK_EVERY = 6;
const START = 1_790_000_000_000;
const MINUTE = 60_000;

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

const uuid = (random: Random) => `'00000000-0000-4000-8000-0000000000${random.int(10, 30)}'::uuid`;
const some = (random: Random, column: string) => `${column} % ${random.int(2, 6)} = ${random.int(0, 1)}`;
const wing = (random: Random) => random.pick([160, 163, 164, 60, 36]);
const time = (random: Random) =>
  random.chance(0.05) ? 0 : START + random.int(0, 40) * 7 * MINUTE + random.int(0, 999);

const insertRuns = (random: Random) => `
  insert into instance_run
  select distinct on (id) id, wing, start, ${random.pick(['0', 'start', 'start + 1800000', 'start + 900000', 'start + 30000000'])}, null, false, 0, 6, 0, 0, 0, 0
  from (values ${Array.from({ length: 3 }, () => `(${uuid(random)}, ${wing(random)}, ${time(random)})`).join(', ')}) one (id, wing, start)
  on conflict (id) do update set start_time = excluded.start_time, end_time = excluded.end_time, instance_id = excluded.instance_id`;

const ZEROS = Array.from({ length: 10 }, () => 3).join(', ');

const insertScores = (random: Random) => `
  insert into instance_run_score
  select id, position, position / ${random.int(1, 2)} + ${random.int(0, 2)}, position % 2 + 1, 40, 80,
         case position % 3 when 0 then 'TANK' when 1 then 'HEALER' else 'MELEE_DPS' end, ${random.int(100, 900)}, 1, ${ZEROS}
  from instance_run, generate_series(0, ${random.int(5, 7)}) position
  where id < ${uuid(random)}
  on conflict (run_id, position) do update set character_id = excluded.character_id, item_rating = excluded.item_rating`;

const insertFights = (random: Random) => `
  insert into instance_encounter_run
  select ${random.int(1, 60)}, id, instance_id, ${random.int(1, 4)}, start_time, start_time + ${random.pick([0, 30_000, 90_000, 600_000])}, null,
         ${random.pick(['true', 'false'])}, 0, 0, 0, 0, 0
  from instance_run where id = ${uuid(random)}
  on conflict (id) do update set run_id = excluded.run_id, completed = excluded.completed, end_time = excluded.end_time`;

const STATEMENTS: readonly ((random: Random) => string)[] = [
  insertRuns,
  insertRuns,
  insertRuns,
  insertScores,
  insertScores,
  insertScores,
  insertFights,
  insertFights,
  insertFights,
  insertFights,
  (random) => `insert into instance_encounter_run_score
    select id, ${random.int(0, 3)}, ${random.int(0, 7)}, null, 40, 80, 'TANK', 400, ${random.int(0, 1)}, ${ZEROS} from instance_encounter_run
    where ${some(random, 'id')} on conflict do nothing`,
  (random) => `delete from instance_encounter_run_score where ${some(random, 'position')}`,
  (random) =>
    `update instance_encounter_run_score set damage = damage + 5, deaths = 1 where ${some(random, 'encounter_run_id')}`,
  (random) => `delete from instance_encounter_run where ${some(random, 'id')} and id < ${random.int(1, 30)}`,
  (random) => `delete from instance_run_score where ${some(random, 'position')} and run_id > ${uuid(random)}`,
  (random) =>
    `update instance_run_score set character_id = character_id + 1, guild_id = null where ${some(random, 'position')}`,
  (random) =>
    `update instance_run set start_time = start_time + ${random.int(-9, 9)} * 60000 where id > ${uuid(random)}`,
  (random) => `delete from instance_run where id = ${uuid(random)}`,
  (random) => `insert into instance_encounter values (${random.int(1, 4)}, ${wing(random)}, 1, 'One')
    on conflict (id) do update set instance_id = excluded.instance_id`,
  (random) => `delete from instance_encounter where id = ${random.int(1, 4)}`,
];

it('are what a recount finds, whatever is written, corrected and deleted, in any order', async () => {
  const { sql } = database;
  const random = new Random(process.env.DUNGEON_SEED ?? 'sessions follow');
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
    const [row] = await sql<{ joined: number }[]>`
      select count(*)::integer as joined from dungeon_session where runs > 1 and listed > 0`;
    joined += row?.joined ?? 0;
  }
  expect(joined).toBeGreaterThan(WRITES / 20);
});
