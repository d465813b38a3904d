import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { importAnything, wrongSums, writeAnything } from '#graphql/testing/truth/proof.ts';
import { randomEvents } from '#graphql/testing/random-events.ts';
import { Random } from '#graphql/rules/random.ts';
import type { Database } from './connection/database.ts';
import { compareRollups, repairRollups } from './rollups.ts';
import { inSession } from './connection/session.ts';
import { openTestDatabase } from '#graphql/testing/test-api.ts';

/** `npm run lab -- war:prove 10000` shows thousands of them, of a seed that may be named too. */
const INTERLEAVINGS = Number(process.env.INTERLEAVINGS || 24);
const SEED = process.env.INTERLEAVING_SEED || 'interleaving';
/** Interleavings between two looks: a wrong sum stays wrong. */
const LOOK_EVERY = 4;
/** Interleavings until all events are removed. */
const EMPTY_EVERY = 100;

const differences = async (sql: Database) =>
  (await inSession(sql, compareRollups)).filter(({ different }) => different > 0);

describe('the sums of a database', () => {
  let database: EmptyDatabase;

  beforeAll(async () => {
    database = await openMigratedDatabase();
    // Fights of a few dozen kills count as long ones too, as each is added to in its own way.
    await database.sql`create or replace function long_fight() returns integer immutable language sql as $$ select 8 $$`;
  });
  afterAll(() => database.close());
  const empty = () =>
    database.sql`truncate kill, scenario_record, skirmish, instance_run, "character", guild, zone, scenario, ability,
        item, creature, quest, chapter, game_object, instance, war_journal_entry, war_journal_storyline cascade`;
  beforeEach(empty);

  it('equal a recount, row for row, whatever is written by SQL and by imports', async () => {
    const pools = [database.sql, database.another()] as const;
    for (let count = 0; count < INTERLEAVINGS; count += 1) {
      const name = `${SEED} ${count}`;
      const found = [name];
      if (count % EMPTY_EVERY === 0) await empty();
      if (count % 2 === 0) await writeAnything(database.sql, name);
      else found.push(...(await importAnything(pools, name)));
      if (count % LOOK_EVERY === LOOK_EVERY - 1) found.push(...(await wrongSums(database.sql)));
      expect(found).toEqual([name]);
    }
  });

  it('equal a recount however the planner groups a batch', async () => {
    await database.sql`insert into zone values (1, 'Nordland', 'PVP', 1, 0, 0, 65535, 65535)`;
    await database.sql.begin(async (sql) => {
      await sql`set local enable_sort = off`;
      await sql`
        insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
          killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank)
        select id, 1790000000, 1, 60000 - id * 500, id * 500, 0, id % 2 = 0, 100, 1, 'CHOSEN', 40, 80, 2, 'SLAYER', 40, 70
        from generate_series(1, 100) id`;
    });
    expect(await differences(database.sql)).toEqual([]);
  });

  it('follow a truncated table', async () => {
    await database.sql.unsafe(randomEvents(new Random('truncated')));
    await database.sql`truncate kill cascade`;
    expect(await differences(database.sql)).toEqual([]);
    expect([...(await database.sql`select day from kill_day`)]).toEqual([]);
  });

  it('are found to be wrong where they are, and repaired', async () => {
    await database.sql`insert into "character" values (1, 'Haaravek', 'CHOSEN', 40, 80)`;
    await database.sql`insert into skirmish values (gen_random_uuid(), null, null, 1, null, 5, 9, 1, 1, 0, 1, 1, 0)`;
    await database.sql`insert into kill_day values (5, 7, 7)`;
    await database.sql`delete from search_name where name = 'haaravek'`;
    const wrong = await differences(database.sql);
    expect(wrong.map(({ table, different }) => [table, different])).toEqual([
      ['kill_day', 1],
      ['search_head', 2],
      ['search_name', 1],
    ]);
    await inSession(database.sql, repairRollups);
    expect(await differences(database.sql)).toEqual([]);
  });

  it('are refused where a transaction would not see what others write', async () => {
    const write = database.sql.begin('isolation level repeatable read', (sql) =>
      sql.unsafe(`insert into "character" values (1, 'Haaravek', 'CHOSEN', 40, 80)`),
    );
    await expect(write).rejects.toThrow('read committed');
  });
});

it('equal a recount in a world that was loaded at once', async () => {
  const { sql, close } = await openTestDatabase();
  const compared = await inSession(sql, compareRollups);
  await close();
  expect(compared.length).toBeGreaterThan(15);
  expect(compared.filter(({ different }) => different > 0)).toEqual([]);
});
