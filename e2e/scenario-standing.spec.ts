import { expect } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { fetchFound } from './api/http-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

const FIGURES = {
  damage: 'damage',
  healing: 'healing',
  protection: 'protection',
  kills: 'kills',
  deathBlows: 'deathBlows',
  objectiveScore: 'objectiveScore',
  deaths: 'deaths',
  damageTaken: 'damageReceived',
} as const;

/** The place of a player, or why there is none. */
const PLACE = /(?:Better than|Level with) .+ by (?:damage|healing|protection)|Too few to tell: \d+ results/;

type Entry = Readonly<Record<(typeof FIGURES)[keyof typeof FIGURES], number>> & {
  readonly level: number;
  readonly character: { readonly id: string; readonly career: string };
};
interface Run {
  readonly startTime: number;
  readonly endTime: number;
  readonly tier: number;
  readonly queueType: number;
  readonly scoreboardEntries: readonly Entry[];
}
interface Runs {
  readonly scenarios: {
    readonly nodes: readonly Run[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

const RUNS = `query ($after: String) {
  scenarios(first: 15, after: $after) {
    nodes { startTime endTime tier queueType scoreboardEntries {
      level ${Object.values(FIGURES).join(' ')} character { id career } } }
    pageInfo { hasNextPage endCursor } } }`;

async function everyResult() {
  const runs: Run[] = [];
  let after: string | null = null;
  do {
    const { scenarios }: Runs = await queryApi<Runs>(RUNS, { after });
    runs.push(...scenarios.nodes);
    after = scenarios.pageInfo.hasNextPage ? scenarios.pageInfo.endCursor : null;
  } while (after !== null);
  return runs.flatMap((run) =>
    run.scoreboardEntries.map((entry) => ({
      ...entry,
      seconds: run.endTime - run.startTime,
      stratum: [
        entry.character.career,
        [40, 32, 26, 16, 1].find((level) => entry.level >= level),
        run.tier,
        run.queueType,
      ].join(),
    })),
  );
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

test('the standing of a player is that of plain counts', async () => {
  test.slow();
  const results = await everyResult();
  const id = fixtures().scenarioPlayer;
  const mine = results.filter(({ character, seconds }) => character.id === id && seconds > 0);
  const strata = new Map<string, number>();
  for (const { stratum } of mine) strata.set(stratum, (strata.get(stratum) ?? 0) + 1);
  const most = Math.max(...strata.values());
  const { html } = await fetchFound(`${SITE}/character/${id}.json`);
  const { parts }: { readonly parts: { readonly standing: unknown } } = JSON.parse(html);
  const candidates = [...strata].filter(([, count]) => count === most).map(([stratum]) => stratum);
  const expected = candidates.map((stratum) => {
    const own = mine.filter((result) => result.stratum === stratum);
    const others = results.filter(
      ({ character, seconds, ...result }) => result.stratum === stratum && character.id !== id && seconds > 0,
    );
    const players = [...new Set(others.map(({ character }) => character.id))]
      .map((player) => others.filter(({ character }) => character.id === player))
      .filter((some) => some.length >= 10);
    return Object.entries(FIGURES).map(([figure, field]) => {
      const medianRate = (some: typeof own) =>
        medianOf(some.map((result) => (result[field] / result.seconds) * 60));
      const [perMinute, medians] = [medianRate(own), players.map(medianRate)];
      const isEqual = (median: number) => Math.abs(median - perMinute) < 1e-6;
      const equal = medians.filter(isEqual).length;
      const lessIsBetter = figure === 'deaths' || figure === 'damageTaken';
      const worse = medians.filter(
        (median) => !isEqual(median) && (lessIsBetter ? median > perMinute : median < perMinute),
      ).length;
      const isPlaced = own.length >= 10 && players.length > 0;
      const place = Math.round(((worse + equal / 2) / players.length) * 100);
      return {
        figure,
        perMinute: expect.closeTo(perMinute, 5),
        othersPerMinute: players.length > 0 ? expect.closeTo(medianOf(medians), 5) : null,
        others: players.length,
        place: isPlaced ? { others: players.length, worse, equal } : null,
        percentile: isPlaced && players.length >= 30 ? place : null,
      };
    });
  });
  expect(expected).toContainEqual(parts.standing);
});

test('a player stands among others of the career, with a trend, without scripts', async ({
  scriptlessPage: page,
}) => {
  await page.goto(`/character/${fixtures().scenarioPlayer}/scenarios`);
  const standing = page.getByRole('region', { name: 'Standing' });
  await expect(standing).toContainText(PLACE);
  await expect(standing.getByRole('row')).toHaveCount(9);
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: 'Standing by week' })).toBeVisible();
  await page.goto(`/character/${fixtures().scenarioPlayer}`);
  await expect(page.getByRole('region', { name: 'Standing' })).toContainText(PLACE);
});

test('a scoreboard marks the best performances of their careers in words', async ({
  scriptlessPage: page,
}) => {
  await page.goto(`/scenario/${fixtures().scenario}`);
  const marks = page.getByRole('table', { name: 'Scoreboard' }).getByText(/^Top (?:tenth|quarter) by /);
  expect(await marks.count()).toBeGreaterThan(0);
  await expect(page.getByText('top tenth, top quarter of all results')).toBeVisible();
});
