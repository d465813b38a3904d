import { groups, sum } from 'd3-array';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Random } from '#graphql/rules/random.ts';
import { openTestApi, testApi, type TestApi } from '#graphql/testing/test-api.ts';
import { openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { periodOf, periodText } from '#lib/game/boards/board-period.ts';
import { CAREER_ORDER, CAREERS } from '#lib/game/players/careers.ts';
import { quantile } from '#lib/game/scenarios/standing.ts';

/** A part in a kill: of the victim, or of an attacker. */
interface PartInKill {
  readonly id: number;
  readonly time: number;
  readonly level: number;
}
interface Kill {
  readonly time: number;
  readonly solo: boolean;
  readonly killer: number;
  readonly victim: number;
  readonly levels: readonly [number, number, number];
  readonly helper: number | null;
}

const DAY = 86_400;
const seconds = (iso: string) => Date.parse(iso) / 1000;
const careerOf = (id: number) => CAREER_ORDER[id % 24] ?? 'SLAYER';
const namesOf = (id: number) => {
  const { realm, archetype } = CAREERS[careerOf(id)];
  return ['ALL', realm, archetype, careerOf(id)];
};
const bandOf = (level: number) => [40, 32, 16].find((lowest) => level >= lowest) ?? 1;

/** Kills from before the year until the moment, many at the borders of days, weeks, months and the year. */
function randomKills(random: Random, until: number): Kill[] {
  const borders = ['2026-01-01', '2026-02-01', '2026-12-28', '2027-01-01', '2027-01-04'].map(seconds);
  return Array.from({ length: 900 }, () => {
    const killer = random.int(0, 119);
    const foes = Array.from({ length: 120 }, (_, id) => id).filter(
      (id) => CAREERS[careerOf(id)].realm !== CAREERS[careerOf(killer)].realm,
    );
    const time = random.chance(0.4)
      ? (borders[random.int(0, borders.length - 1)] ?? 0) + random.int(-2, 1)
      : random.int(until - 400 * DAY, until);
    return {
      time: Math.min(time, until),
      solo: random.chance(0.3),
      killer,
      victim: foes[random.int(0, foes.length - 1)] ?? 0,
      levels: [random.int(1, 40), random.int(1, 40), random.int(1, 40)],
      helper: random.chance(0.5) ? (killer + 24) % 120 : null,
    };
  });
}

/** Writes kills in batches, each with its helper. */
async function write({ sql }: Pick<TestApi, 'sql'>, kills: readonly Kill[], first = 0) {
  const rows = kills.map(({ levels: [killer, victim, helper], ...kill }, at) => ({
    ...kill,
    id: first + at,
    killer_career: careerOf(kill.killer),
    victim_career: careerOf(kill.victim),
    killer_level: killer,
    victim_level: victim,
    helper_level: helper,
  }));
  for (let at = 0; at < rows.length; at += 300) {
    const batch = JSON.stringify(rows.slice(at, at + 300));
    await sql`
      insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
        killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank)
      select id, time, 1, 1, 1, 0, solo, 100, killer, killer_career, killer_level, 1, victim, victim_career,
             victim_level, 1
      from json_to_recordset(${batch}::text::json) row (id bigint, time integer, solo boolean, killer integer,
        killer_career text, killer_level smallint, victim integer, victim_career text, victim_level smallint)`;
    await sql`
      insert into kill_attacker (kill_id, position, character_id, level, renown_rank, damage_percent, time, victim_id)
      select id, 1, helper, helper_level, 1, 10, time, victim
      from json_to_recordset(${batch}::text::json) row (id bigint, time integer, helper integer, helper_level smallint,
        victim integer)
      where helper is not null`;
  }
}

const partsOf = (kills: readonly Kill[]): PartInKill[] =>
  kills.flatMap(({ time, killer, victim, helper, levels: [first, second, third] }) => [
    { id: killer, time, level: first },
    { id: victim, time, level: second },
    ...(helper === null ? [] : [{ id: helper, time, level: third }]),
  ]);

/** Different characters by name, period and band, counted one by one. */
function plainFighters(kills: readonly Kill[], weekly: boolean, level: number, until: number) {
  const unit = weekly ? 'week' : 'month';
  const shown = weekly ? 52 : 12;
  const all = partsOf(kills);
  const now = new Date(until * 1000);
  const texts = Array.from({ length: shown + 1 }, (_, at) => periodText(periodOf(unit, now, at - shown)));
  const textOf = ({ time }: PartInKill) => periodText(periodOf(unit, new Date(time * 1000)));
  const byPeriod = new Map(groups(all, textOf));
  const first = texts.findIndex((text) => byPeriod.has(text));
  const count = (text: string | undefined, name: string) =>
    new Set(
      (byPeriod.get(text ?? '') ?? [])
        .filter(({ id, level: own }) => namesOf(id).includes(name) && (level === 0 || bandOf(own) === level))
        .map(({ id }) => id),
    ).size;
  const names = [...new Set(Array.from({ length: 24 }, (_, id) => namesOf(id)).flat())].toSorted();
  return texts.flatMap((period, at) =>
    at < Math.max(1, first)
      ? []
      : names.map((name) => ({
          name,
          period,
          isRunning: at === shown,
          characters: count(period, name),
          share: count(period, 'ALL') > 0 ? count(period, name) / count(period, 'ALL') : null,
          before: at === shown || at === first ? null : count(texts[at - 1], name),
        })),
  );
}

const FIGHTERS = 'name period isRunning characters share before';
type Fighter = ReturnType<typeof plainFighters>[number];
const byName = (rows: readonly Fighter[]) =>
  rows.toSorted((one, other) => one.period.localeCompare(other.period) || one.name.localeCompare(other.name));

describe('the figures of careers in a war of random kills', () => {
  const until = seconds('2027-01-15T12:00:00Z');
  let api: TestApi;
  let kills: Kill[];

  beforeAll(async () => {
    api = testApi(await openMigratedDatabase());
    await api.sql`
      insert into "character" select id - 1, 'Fighter ' || id, career, 40, 80
      from json_array_elements_text(${JSON.stringify(Array.from({ length: 120 }, (_, id) => careerOf(id)))}::text::json) with ordinality one (career, id)`;
    kills = randomKills(new Random('careers'), until);
    await write(api, kills);
    // Late, corrected and deleted.
    const late = randomKills(new Random('late'), until).slice(0, 40);
    await write(api, late, kills.length);
    await api.sql`update kill set time = ${seconds('2026-12-31T23:59:59Z')} where id = 3`;
    await api.sql`delete from kill where id in (5, 6, 7)`;
    const moved = kills.map((kill, id) =>
      id === 3 ? { ...kill, time: seconds('2026-12-31T23:59:59Z') } : kill,
    );
    kills = [...moved.filter((_, id) => ![5, 6, 7].includes(id)), ...late];
  });
  afterAll(() => api.close());

  it.each([
    [false, 0],
    [true, 0],
    [false, 16],
    [false, 40],
    [true, 1],
  ])('count each fighter once (weekly: %s, level: %d)', async (weekly, level) => {
    const { careerStatistics } = await api.ask<{ careerStatistics: { fighters: Fighter[] } }>(
      `{ careerStatistics { fighters(weekly: ${weekly}, level: ${level}, until: ${until}) { ${FIGHTERS} } } }`,
    );
    const plain = plainFighters(kills, weekly, level, until);
    expect(plain.length).toBe(31 * (weekly ? 52 : 12));
    expect(byName(careerStatistics.fighters)).toEqual(byName(plain));
  });

  it('begin with the first period of the record, which is compared with none', async () => {
    const early = seconds('2026-01-20T00:00:00Z');
    const { careerStatistics } = await api.ask<{ careerStatistics: { fighters: Fighter[] } }>(
      `{ careerStatistics { fighters(until: ${early}) { ${FIGHTERS} } } }`,
    );
    const rows = careerStatistics.fighters.filter(({ name }) => name === 'ALL');
    expect(rows.map(({ period }) => period)).toEqual(['2025-12', '2026-01']);
    expect(rows.map(({ before, isRunning }) => [before, isRunning])).toEqual([
      [null, false],
      [null, true],
    ]);
  });

  it('compare none with the period of the first kill, which is not a whole one', async () => {
    const { careerStatistics } = await api.ask<{ careerStatistics: { fighters: Fighter[] } }>(
      `{ careerStatistics { fighters(until: ${seconds('2026-03-10T00:00:00Z')}) { ${FIGHTERS} } } }`,
    );
    const rows = careerStatistics.fighters.filter(({ name }) => name === 'ALL');
    const months = ['2025-12', '2026-01', '2026-02', '2026-03'];
    expect(rows.map(({ period }) => period)).toEqual(months);
    expect(rows.map(({ before }) => before !== null)).toEqual([false, false, true, false]);
  });

  it('sum up kills, solo kills and deaths by career, and between each two enemies by random groups', async () => {
    const { careerStatistics } = await api.ask<{
      careerStatistics: {
        kills: Record<'career' | 'kills' | 'soloKills' | 'deaths', unknown>[];
        pairs: { career: string; enemy: string }[];
      };
    }>(`{ careerStatistics {
      kills { career kills soloKills deaths } pairs { career enemy kills deaths groupKills groupDeaths }
    } }`);
    // What is later than now is counted when its time has come.
    const past = kills.filter(({ time }) => time <= Date.now() / 1000);
    expect(past.length).toBeLessThan(kills.length);
    const by = (career: string) => past.filter(({ killer }) => careerOf(killer) === career);
    const of = (career: string) => past.filter(({ victim }) => careerOf(victim) === career);
    const isSolo = ({ solo, helper }: Kill) => solo && helper === null;
    expect(
      careerStatistics.kills.toSorted((one, other) => String(one.career).localeCompare(String(other.career))),
    ).toEqual(
      CAREER_ORDER.toSorted((one, other) => one.localeCompare(other)).map((career) => ({
        career,
        kills: by(career).length,
        soloKills: by(career).filter(isSolo).length,
        deaths: of(career).length,
      })),
    );
    expect(careerStatistics.pairs.length).toBeGreaterThan(150);
    for (const pair of careerStatistics.pairs) {
      const { career, enemy } = pair;
      const own = by(career).filter(({ victim }) => careerOf(victim) === enemy);
      const back = by(enemy).filter(({ victim }) => careerOf(victim) === career);
      expect(pair).toEqual({
        career,
        enemy,
        kills: own.length,
        deaths: back.length,
        groupKills: byGroup(own.map(({ killer }) => killer)),
        groupDeaths: byGroup(back.map(({ victim }) => victim)),
      });
    }
    // The sums that writes keep equal those that are counted from all rows.
    const [compared] = await api.sql<{ rows: number; differing: number }[]>`
      select (select count(*)::integer from career_pair) as rows, count(*)::integer as differing
      from ((table career_pair except all table counted_career_pair)
            union all (table counted_career_pair except all table career_pair)) difference`;
    expect(compared).toEqual({ rows: expect.toSatisfy((rows: number) => rows > 1_000), differing: 0 });
  });

  it('have groups of equal size, whichever ids follow each other', async () => {
    for (const step of [1, 2, 3, 24, 32, 34, 1_000]) {
      const [{ least, most } = { least: 0, most: 0 }] = await api.sql<{ least: number; most: number }[]>`
        select min(size)::integer as least, max(size)::integer as most
        from (select count(*) as size from generate_series(1, 3200) n group by random_group(n * ${step}::integer)) one`;
      expect(least, `each ${step}th`).toBeGreaterThan(80);
      expect(most, `each ${step}th`).toBeLessThan(120);
    }
  });
});

/** Counts characters by random group, as the database does. */
function byGroup(ids: readonly number[]): number[] {
  const groupOf = (id: number): number => Number(((BigInt(id) * 2_654_435_761n) >> 27n) & 31n);
  return Array.from({ length: 32 }, (_, group) => ids.filter((id) => groupOf(id) === group).length);
}

it('tells the quartiles of results in scenarios as the bins have them', async () => {
  const api = await openTestApi();
  const { careerStatistics } = await api.ask<{
    careerStatistics: { rates: { career: string; figure: string; results: number; isMain: boolean }[] };
  }>('{ careerStatistics { rates { career figure isMain results lower median upper ofRole } } }');
  const counted = await api.sql<{ career: keyof typeof CAREERS; results: number; bins: number[] }[]>`
    select career, sum(results)::integer as results, to_json(sum_bins(bins)) as bins
    from scenario_figure_day where day = -1 and level = 40 group by career`;
  const binsOf = (bins: readonly number[], at: number) => bins.slice(at * 65, (at + 1) * 65);
  const figures = [
    'damage',
    'healing',
    'protection',
    'kills',
    'deaths',
    'deathBlows',
    'objectiveScore',
    'damageTaken',
  ];
  expect(careerStatistics.rates).toHaveLength(counted.length * 8);
  for (const rate of careerStatistics.rates) {
    const at = figures.indexOf(rate.figure);
    const own = counted.find(({ career }) => career === rate.career);
    const role = own && CAREERS[own.career].archetype;
    const peers = counted.filter(({ career }) => CAREERS[career].archetype === role);
    const bins = binsOf(own?.bins ?? [], at);
    const together = bins.map((_, bin) => sum(peers, (peer) => binsOf(peer.bins, at)[bin] ?? 0));
    const main = role === 'HEALER' ? 'healing' : role === 'TANK' ? 'protection' : 'damage';
    expect(rate).toEqual({
      career: rate.career,
      figure: rate.figure,
      isMain: rate.figure === main,
      results: own?.results,
      lower: expect.closeTo(quantile(bins, 0.25), 6),
      median: expect.closeTo(quantile(bins, 0.5), 6),
      upper: expect.closeTo(quantile(bins, 0.75), 6),
      ofRole: expect.closeTo(quantile(together, 0.5), 6),
    });
  }
  await api.close();
});
