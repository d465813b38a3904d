import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { Random } from '#graphql/rules/random.ts';
import { arrayLiteral } from '#graphql/sql/engine/array-literal.ts';
import { ZONES } from '#graphql/world/zones/zones.ts';

/** Borders of hours, days, weeks, months and years; the year 2026 has 53 weeks. */
const BORDERS = [
  '2026-11-28T09:00',
  '2026-11-30T00:00',
  '2026-12-01T00:00',
  '2027-01-01T00:00',
  '2027-01-04T00:00',
]
  .map((border) => Date.parse(`${border}:00Z`) / 1000)
  .flatMap((border) => [border - 301, border - 1, border, border + 299, border + 300]);
const BANDS = [40, 32, 16, 1];

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await database.sql`insert into zone select tier + 1, 'Zone', 'PVP', tier from generate_series(0, 5) tier`;
  // The game's zone 1 is of tier 2, which an import or a record does not tell.
  expect([...(await database.sql`select tier from zone where id = 1`)]).toEqual([{ tier: 2 }]);
  await database.sql`update zone set tier = 0 where id = 1`;
  await database.sql`insert into "character" select id, 'Name', case when id % 2 = 0 then 'CHOPPA' else 'SLAYER' end, 40, 80
    from generate_series(1, 11) id`;
});
afterAll(() => database.close());

interface PartInKill {
  readonly time: number;
  readonly character: number;
  readonly level: number;
  readonly tier: number | null;
  readonly career: string;
}

/** Distinct characters by a text that each part has, or several. */
function counted(parts: readonly PartInKill[], keysOf: (part: PartInKill) => readonly string[]) {
  const found = new Map<string, Set<number>>();
  for (const part of parts) {
    for (const key of keysOf(part)) found.set(key, (found.get(key) ?? new Set()).add(part.character));
  }
  return Object.fromEntries([...found].map(([key, { size }]) => [key, size]));
}

const pad = (number: number) => String(number).padStart(2, '0');

/** The ISO week, which is in the year of its Thursday, and the month. */
function periodsOf({ time }: PartInKill) {
  const date = new Date(time * 1000);
  const weekday = (date.getUTCDay() + 6) % 7;
  const thursday = new Date((time + (3 - weekday) * 86_400) * 1000);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / 604_800_000);
  return [`${year}-W${pad(week)}`, date.toISOString().slice(0, 7)];
}

/** Five minutes, and the hours that begin with them or with five minutes of the hour before. */
const spansOf = ({ time }: PartInKill) =>
  [0, ...Array.from({ length: 12 }, (_, before) => before)].map(
    (before, index) => `${index === 0 ? 300 : 3600} ${time - (time % 300) - before * 300}`,
  );

/** All counts, from every part of every kill. */
async function fromKills() {
  const parts = await database.sql<PartInKill[]>`
    select time, part.id as character, part.level, tier, career
    from (
      select time, zone_id, victim_id as id, victim_level as level from kill
      union all
      select kill.time, zone_id, character_id, level from kill_attacker join kill on kill.id = kill_id
    ) part
    join "character" on "character".id = part.id left join zone on zone.id = zone_id`;
  const tiersOf = ({ tier }: PartInKill) => [0, ...(tier !== null && tier >= 1 && tier <= 4 ? [tier] : [])];
  return {
    ...counted(parts, (part) =>
      spansOf(part).flatMap((span) => tiersOf(part).map((tier) => `${span} ${tier} ${part.career}`)),
    ),
    ...counted(parts, (part) =>
      periodsOf(part).flatMap((period) =>
        [0, BANDS.find((band) => part.level >= band)].map((band) => `${period} ${part.career} ${band}`),
      ),
    ),
  };
}

async function fromSums() {
  const rows = await database.sql<{ key: string; count: number }[]>`
    select seconds || ' ' || start_time || ' ' || tier || ' ' || career as key, count
    from fighters_span cross join lateral (values ('SLAYER', fighters_order), ('CHOPPA', fighters_destruction)) one (career, count)
    where count > 0
    union all
    select period || ' ' || career || ' ' || level, fighters from fighters_period`;
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
}

const kill = (random: Random, id: number) => `
  insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
    killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank)
  values (${id}, ${random.pick(BORDERS)}, ${random.int(1, 7)}, 1, 1, 0, false, 90, ${random.int(1, 12)}, 'SLAYER',
    ${random.pick([15, 16, 40])}, 80, ${random.int(1, 12)}, 'CHOPPA', ${random.pick([15, 31, 32, 39, 40])}, 80);
  insert into kill_attacker select ${id}, helper, ${random.int(1, 9)} + helper, 40, 80, null, 5, 1, 1
  from generate_series(1, ${random.int(0, 3)}) helper`;

it('knows the tiers of the zones of the game', async () => {
  const ids = ZONES.map(({ id }) => id);
  const tiers = await database.sql<{ id: number; tier: number }[]>`
    select id, tier_of_zone(id::smallint) as tier from unnest(${arrayLiteral(ids)}::integer[]) id`;
  expect([...tiers]).toEqual(ZONES.map(({ id, tier }) => ({ id, tier })));
});

it('counts each character once in five minutes, an hour, a week and a month, over all borders and corrections', async () => {
  const random = new Random('presence');
  for (let id = 1; id <= 60; id += 1) await database.sql.unsafe(kill(random, id));
  expect(Object.keys(await fromKills()).length).toBeGreaterThan(80);
  expect(await fromSums()).toEqual(await fromKills());
  for (const correction of [
    `update kill set time = time + 3600, zone_id = 5 - zone_id % 4 where id % 4 = 0`,
    `delete from kill where id % 5 = 0`,
    `update kill_attacker set level = 16 where kill_id % 3 = 0`,
    `delete from kill_attacker where position = 1 and kill_id % 2 = 0`,
    `update zone set tier = 5 - tier where id between 2 and 5`,
    `delete from zone where id = 3`,
    `update "character" set career = 'CHOPPA' where id = 3`,
    `delete from "character" where id = 5`,
    `insert into "character" values (12, 'Late', 'SLAYER', 40, 80)`,
  ]) {
    await database.sql.unsafe(correction);
    expect(await fromSums(), correction).toEqual(await fromKills());
  }
});
