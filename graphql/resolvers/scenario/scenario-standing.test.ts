import { group, median } from 'd3-array';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { Random } from '#graphql/rules/random.ts';
import { compareRollups } from '#graphql/sql/engine/rollups.ts';
import { inSession } from '#graphql/sql/engine/connection/session.ts';
import {
  bandOf,
  FIGURES,
  type Figures,
  peersOf,
  readResults,
  type Result,
  strataOf,
} from '#graphql/testing/plain-results.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';

const DAY = 86_400;

/** The bins of some results by comparing each with the edges of all bins. */
function binsOf(results: readonly Result[], figure: keyof Figures<number>): number[] {
  const edges = Array.from({ length: 64 }, (_, at) => 10 ** (-2 + (at * 9) / 64));
  const bins = Array.from({ length: 65 }, () => 0);
  for (const result of results) {
    const value = (result[figure] / result.seconds) * 60;
    const at = value > 0 ? Math.max(1, edges.filter((edge) => edge <= value).length) : 0;
    bins[at] = (bins[at] ?? 0) + 1;
  }
  return bins;
}

const allBins = (results: readonly Result[]) =>
  Object.fromEntries(FIGURES.map((figure) => [figure, binsOf(results, figure)]));

const mediansOf = (results: readonly Result[]) =>
  Object.fromEntries(
    FIGURES.map((figure) => [
      figure,
      expect.closeTo(median(results, (result) => (result[figure] / result.seconds) * 60) ?? Number.NaN, 5),
    ]),
  );

const PART = `day results medians { ${FIGURES.join(' ')} }`;
const DISTRIBUTION = `career level results bins { ${FIGURES.join(' ')} }`;
const OF_FIGURES = `{ ${FIGURES.join(' ')} }`;
const PEERS = `career level players medians ${OF_FIGURES} below ${OF_FIGURES} equal ${OF_FIGURES}`;

describe('the standing of a player', () => {
  let api: TestApi;
  let results: readonly Result[];
  let players: readonly string[];
  beforeAll(async () => {
    api = await openTestApi();
    results = await readResults(api.sql);
    const byPlayer = [...group(results, ({ player }) => player)].toSorted(
      ([one, some], [other, others]) => others.length - some.length || Number(one) - Number(other),
    );
    players = [...byPlayer.slice(0, 4), ...byPlayer.slice(-2)].map(([player]) => player);
  });
  afterAll(() => api.close());

  const ask = async (player: string, args = '') => {
    const { scenarioStanding } = await api.ask<{ scenarioStanding: Standing | null }>(
      `{ scenarioStanding(characterId: "${player}"${args}) {
        tier queueType own { ${PART} } recent { ${PART} } before { ${PART} } weeks { ${PART} }
        others { ${PEERS} } } }`,
    );
    return scenarioStanding;
  };
  interface Part {
    readonly results: number;
    readonly medians: Figures<number>;
  }
  interface Standing {
    readonly tier: number;
    readonly queueType: number;
    readonly own: Part;
    readonly recent: Part | null;
    readonly before: Part | null;
    readonly weeks: readonly Part[];
    readonly others: ReturnType<typeof peersOf> & { readonly career: string; readonly level: number };
  }

  const partOf = (some: readonly Result[]) =>
    some.length > 0 ? { results: some.length, medians: mediansOf(some) } : null;

  it('is that of plain counts, in the levels, tier and queue with the most results', async () => {
    const today = Math.floor(Date.now() / 1000 / DAY);
    for (const player of players) {
      const mine = results.filter((result) => result.player === player);
      const found = await ask(player);
      if (!found) {
        expect(mine).toEqual([]);
        continue;
      }
      const key = [found.others.career, found.others.level, found.tier, found.queueType].join();
      const most = Math.max(...[...group(mine, strataOf).values()].map(({ length }) => length));
      const own = mine.filter((result) => strataOf(result) === key);
      expect(own.length).toBe(most);
      const weekOf = ({ start }: Result) => Math.floor((today - Math.floor(start / DAY)) / 7);
      expect(found).toMatchObject({
        own: partOf(own),
        recent: partOf(own.filter((result) => weekOf(result) >= 0 && weekOf(result) < 12)),
        before: partOf(own.filter((result) => weekOf(result) >= 12 && weekOf(result) < 24)),
        weeks: [...group(own, weekOf)]
          .filter(([week]) => week >= 0 && week < 24)
          .toSorted(([one], [other]) => other - one)
          .map(([, some]) => partOf(some)),
        others: peersOf(
          results.filter((result) => strataOf(result) === key),
          player,
        ),
      });
    }
  });

  it('is of one queue and tier where asked', async () => {
    const narrow = await ask(players[0] ?? '', ', queueType: SOLO, tier: 4');
    expect(narrow ? [narrow.queueType, narrow.tier] : [2, 4]).toEqual([2, 4]);
  });

  it('is null of anybody who has no result', async () => {
    expect(await ask('999999')).toBeNull();
    expect(await ask('nothing')).toBeNull();
    expect(await ask(players[0] ?? '', ', tier: 99')).toBeNull();
  });

  it('has the distributions of a run in one answer', async () => {
    const [{ run }] = results as readonly [Result];
    const { scenario } = await api.ask<{
      scenario: { distributions: { career: string; level: number; results: number }[] };
    }>(`{ scenario(id: "${run}") { distributions { ${DISTRIBUTION} } } }`);
    const fought = group(
      results.filter((result) => result.run === run),
      strataOf,
    );
    expect(scenario.distributions.length).toBe(fought.size);
    for (const [key, [one]] of fought) {
      const all = results.filter((result) => strataOf(result) === key);
      expect(
        scenario.distributions.find(
          ({ career, level }) => career === one?.career && level === bandOf(one.level),
        ),
      ).toMatchObject({ results: all.length, bins: allBins(all) });
    }
  });
});

describe('the bins of results', () => {
  let database: EmptyDatabase;
  beforeAll(async () => {
    database = await openMigratedDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => database.sql`truncate scenario_record, "character" cascade`);

  const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

  const addRun = (number: number, random: Random) => database.sql`
    insert into scenario_record
      (id, scenario_id, start_time, end_time, winner, order_points, destruction_points, queue_type, tier)
    select ${uuid(number)}, 2000, start, start + ${random.pick([0, 1, -600, 600, 900, 14_401])}::integer, 0, 500, 100,
           ${random.pick([0, 1])}, ${random.pick([1, 4])}
    from (select ${random.int(1, 5) * DAY}::integer as start) run`;
  const addScores = (number: number, random: Random) => database.sql`
    insert into scenario_score (record_id, character_id, start_time, queue_type, team, level, renown_rank, quitter,
      objective_score, kills, kills_solo, deaths, death_blows, damage, kill_damage, damage_received, healing_self,
      healing_others, healing_received, protection_self, protection_others, protection_received, resurrections_done)
    select ${uuid(number)}, person, 0, 0, person % 2, (array[0, 1, 15, 16, 31, 32, 39, 40, 41])[1 + person % 9], 80, false,
      person * 7, person % 3, 0, person % 2, 0, ${random.int(0, 2_000_000_000)} % (person * 977), 0, person * 31, person,
      2147483640, 0, 0, person * 5, 0, 0
    from generate_series(1, 12) person on conflict do nothing`;
  const addPlayers = (random: Random) => database.sql`
    insert into "character" select person, 'P', ${random.pick(['SLAYER', 'ZEALOT'])}, 40, 80
    from generate_series(${random.int(1, 8)}, 12) person
    on conflict (id) do update set career = excluded.career`;

  /** All bins by plain counts, as the table has them. */
  async function expectBins() {
    const results = await readResults(database.sql);
    const plain = new Map<string, Result[]>();
    for (const result of results) {
      for (const day of [Math.floor(result.start / DAY), -1]) {
        const key = `${strataOf(result)},${day}`;
        plain.set(key, [...(plain.get(key) ?? []), result]);
      }
    }
    const rows = await database.sql<{ key: string; bins: string }[]>`
      select concat_ws(',', career, level, tier, queue_type, day) as key, results || ' ' || bins::text as bins
      from scenario_figure_day`;
    const kept = new Map(rows.map(({ key, bins }) => [key, bins]));
    const counted = new Map(
      [...plain].map(([key, some]) => [
        key,
        `${some.length} {${FIGURES.flatMap((figure) => binsOf(some, figure)).join()}}`,
      ]),
    );
    // Only what differs: the whole of it takes minutes to print.
    const keys = [...kept.keys(), ...counted.keys()];
    expect(keys.filter((key) => kept.get(key) !== counted.get(key))).toEqual([]);
  }

  it.each(['first', 'second', 'third', 'fourth'])(
    'follow what is late, corrected and deleted: %s world',
    async (seed) => {
      const random = new Random(`standing ${seed}`);
      const { sql } = database;
      const changes: readonly (() => PromiseLike<unknown>)[] = [
        () => addPlayers(random),
        () => addRun(random.int(1, 9), random).then(undefined, () => undefined),
        () =>
          sql`update scenario_score set level = 40 - level, damage = damage / 3 where character_id % 3 = 0`,
        () =>
          sql`update scenario_record set start_time = start_time + ${DAY}, end_time = end_time + ${DAY + 60} where tier = 4`,
        () => sql`update scenario_record set tier = 5 - tier where id > ${uuid(random.int(1, 9))}`,
        () => sql`update "character" set career = 'CHOSEN', level = 20 where id % 4 = 1`,
        () => sql`delete from "character" where id = ${random.int(1, 12)}`,
        () => sql`delete from scenario_score where character_id = ${random.int(1, 12)}`,
        () => sql`delete from scenario_record where id = ${uuid(random.int(1, 9))}`,
      ];
      for (let number = 1; number < 10; number += 1) {
        await addRun(number, random);
        await addScores(number, random);
        if (number === 4) await addPlayers(random);
      }
      await addPlayers(random);
      await expectBins();
      for (const change of random.shuffle([...changes, ...changes])) {
        await change();
        await expectBins();
      }
      await sql`update scenario_figure_day set results = results + 1`;
      await sql`select recount_sums()`;
      await expectBins();
      const compared = await inSession(sql, compareRollups);
      expect(compared.filter(({ different }) => different > 0)).toEqual([]);
    },
  );
});
