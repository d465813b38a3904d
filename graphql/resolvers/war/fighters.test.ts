import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Fighters } from '#graphql/generated/resolvers.ts';
import { Random } from '#graphql/rules/random.ts';
import { testApi, type TestApi } from '#graphql/testing/test-api.ts';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';

const HOUR = 3_600;
const WEEK = 7 * 24 * HOUR;
/** Over the borders of a month and of a year of 53 weeks; in the middle of a span of five minutes. */
const NOWS = ['2027-01-01T00:32:10Z', '2026-12-01T00:00:00Z', '2027-01-04T09:59:59Z'].map(
  (now) => Date.parse(now) / 1000,
);

const FIGHTERS = `query ($until: Long!, $tier: Int) {
  fighters(until: $until, tier: $tier) {
    now { start order destruction }
    lastHour { tier start order destruction usual { weeks low median high } }
    hours { start order destruction usual { weeks low median high } }
    fiveMinutes { start order destruction }
  }
}`;

let database: EmptyDatabase;
let api: TestApi;
interface PartInKill {
  readonly time: number;
  readonly character: number;
  readonly tier: number;
}
const parts: PartInKill[] = [];

beforeAll(async () => {
  database = await openMigratedDatabase();
  api = testApi(database);
  await database.sql`insert into zone select tier + 1, 'Zone', 'PVP', tier from generate_series(0, 4) tier`;
  // The database knows the tier of the game's zone 1.
  await database.sql`update zone set tier = 0 where id = 1`;
  await database.sql`insert into "character" select id, 'Name', case when id % 2 = 0 then 'CHOPPA' else 'SLAYER' end, 40, 80
    from generate_series(1, 30) id`;
  const random = new Random('fighters');
  const rows: string[] = [];
  for (let id = 1; id <= 600; id += 1) {
    const week = random.int(0, 5) * WEEK;
    const time =
      random.pick(NOWS) - week - random.int(0, 2) * random.int(0, 12 * HOUR) + random.int(-900, 300);
    const [zone, killer, victim] = [random.int(1, 5), random.int(0, 14) * 2 + 1, random.int(1, 15) * 2];
    rows.push(
      `(${id}, ${time}, ${zone}, 1, 1, 0, false, 100, ${killer}, 'SLAYER', 40, 80, ${victim}, 'CHOPPA', 40, 80)`,
    );
    parts.push({ time, character: killer, tier: zone - 1 }, { time, character: victim, tier: zone - 1 });
  }
  await database.sql.unsafe(`
    insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
      killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank) values ${rows.join(', ')}`);
});
afterAll(() => database.close());

async function fighters(until: number, tier: number | null): Promise<Fighters> {
  const answer = await api.ask<{ fighters: Fighters }>(FIGHTERS, { until, tier });
  return answer.fighters;
}

function fought(start: number, length: number, tier: number) {
  const ids = new Set(
    parts
      .filter(({ time }) => time >= start && time < start + length)
      .filter((part) => tier === 0 || part.tier === tier)
      .map(({ character }) => character),
  );
  const destruction = [...ids].filter((id) => id % 2 === 0).length;
  return { start, order: ids.size - destruction, destruction };
}

/** The quantile of values in their order, between neighbours by their distance. */
function quantile(sorted: readonly number[], at: number): number {
  const place = (sorted.length - 1) * at;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? 0;
  return low + (high - low) * (place % 1);
}

function usual(start: number, tier: number) {
  const first = Math.min(...parts.map(({ time }) => time));
  const known = (first - (first % HOUR)) / HOUR + 1;
  const counts = [1, 2, 3, 4, 5, 6, 7, 8]
    .map((weeks) => start - weeks * WEEK)
    .filter((before) => before >= known * HOUR)
    .map((before) => fought(before, HOUR, tier))
    .map(({ order, destruction }) => order + destruction)
    .toSorted((one, other) => one - other);
  const of = (at: number) => (counts.length < 3 ? null : quantile(counts, at));
  return { weeks: counts.length, low: of(0.25), median: of(0.5), high: of(0.75) };
}

const spans = (until: number, length: number, number: number, tier: number) =>
  Array.from({ length: number }, (_, index) =>
    fought(until - (until % length) - (number - index) * length, length, tier),
  );

it.each(NOWS)('counts who fights as a count of all parts does, and what is usual: %i', async (now) => {
  for (const tier of [null, 1, 4]) {
    const found = await fighters(now, tier);
    const end = now - (now % 300);
    expect(found.now).toEqual(fought(end - 300, 300, 0));
    expect(found.lastHour).toEqual(
      [0, 1, 2, 3, 4].map((each) =>
        Object.assign(fought(end - HOUR, HOUR, each), { tier: each, usual: usual(end - HOUR, each) }),
      ),
    );
    expect(found.fiveMinutes).toEqual(spans(now, 300, 288, tier ?? 0));
    expect(found.hours).toEqual(
      spans(now, HOUR, 168, tier ?? 0).map((span) =>
        Object.assign(span, { usual: usual(span.start, tier ?? 0) }),
      ),
    );
  }
});

it('knows nothing usual, and no fighters, where nothing was written, and at absurd moments', async () => {
  for (const until of [0, -5, 2 ** 31 - 1, 2 ** 52]) {
    const { now, lastHour, hours, fiveMinutes } = await fighters(until, 2 ** 30);
    expect(now).toMatchObject({ order: 0, destruction: 0 });
    expect([lastHour.length, hours.length, fiveMinutes.length]).toEqual([5, 168, 288]);
  }
});
