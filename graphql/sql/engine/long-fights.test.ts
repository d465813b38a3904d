import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import {
  CHOSEN,
  fightLine,
  importFightLines,
  SLAYER,
  storedSkirmishes,
  skirmishesOf,
} from '#graphql/testing/fight-lines.ts';
import { wrongSums } from '#graphql/testing/truth/proof.ts';
import { Random } from '#graphql/rules/random.ts';

const START = 1_790_000_000;

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate kill, skirmish cascade`);

const write = (lines: readonly string[]) => importFightLines(database.sql, lines);

it.each(['five', 'six'])(
  'is the same where fights are long, and grow, and come together: %s',
  async (name) => {
    const random = new Random(name);
    // Two places, and from the middle on the ground between them.
    const kills = Array.from({ length: 400 }, (_, index) => {
      const x = random.pick(index < 300 ? [0, 20_000] : [0, 5_500, 10_000, 15_000, 20_000]);
      return {
        id: index + 1,
        zone: 1,
        time: START + index * 20,
        x: x + random.int(-500, 500),
        y: random.int(0, 800),
      };
    });
    const ids = Array.from({ length: 30 }, (_, index) => String(index + 1));
    const lines = kills.map((kill) => {
      const [dead, ...others] = random.shuffle(ids);
      const attackers = others.slice(0, random.int(1, 4)).map((id) =>
        Object.assign({}, CHOSEN, {
          character: { ...CHOSEN.character, id },
          guild: { id: String(random.int(1, 3)) },
          damagePercent: random.int(1, 100),
        }),
      );
      // Some who did damage have no part in the kill, and perhaps in no other one.
      const damage = Array.from({ length: 3 }, () => ({
        attackerType: 'PLAYER',
        damageType: 'ABILITY',
        attacker: { id: random.pick(ids) },
        damageAmount: random.int(1, 90_000_000),
      }));
      const victim = { ...SLAYER, character: { ...SLAYER.character, id: dead } };
      return fightLine(kill, { attackers, damage, victim });
    });
    const late = lines.splice(random.int(0, 200), 40);
    const last = lines.splice(330);
    while (lines.length > 0) await write(lines.splice(0, random.pick([1, 3, 20, 60])));
    expect(await wrongSums(database.sql)).toEqual([]);
    while (late.length > 0) await write(late.splice(0, random.int(1, 20)));
    expect(await wrongSums(database.sql)).toEqual([]);
    while (last.length > 0) await write(last.splice(0, random.int(1, 10)));
    expect(await storedSkirmishes(database.sql)).toEqual(skirmishesOf(kills));
    expect(await wrongSums(database.sql)).toEqual([]);
  },
);

it('counts kills once that come in a statement that changes others', async () => {
  const kills = (ids: readonly number[]) => ids.map((id) => ({ id, zone: 1, time: START + id, x: id, y: 0 }));
  const first = Array.from({ length: 60 }, (_, index) => index + 1);
  await write(kills(first).map((kill) => fightLine(kill)));
  await write(
    kills([59, 60, 61, 62]).map((kill) =>
      fightLine(kill, { totalRenown: 9, attackers: [{ ...CHOSEN, damagePercent: 100 }] }),
    ),
  );
  expect([...(await database.sql`select kills from skirmish`)]).toEqual([{ kills: 62 }]);
  await database.sql.begin(async (sql) => {
    await sql`update kill set x = x + 1 where id = 5`;
    const row = (id: number) =>
      sql`insert into kill select ${id}, time, zone_id, x, y, scenario_id, instance_id, null, deathblow_id, assists, solo,
        damage_percent, killer_id, killer_career, killer_level, killer_renown_rank, killer_guild_id, victim_id,
        victim_career, victim_level, victim_renown_rank, victim_guild_id from kill where id = 60`;
    await row(63);
    await row(64);
  });
  expect([...(await database.sql`select kills from skirmish`)]).toEqual([{ kills: 64 }]);
  expect(await wrongSums(database.sql)).toEqual([]);
});
