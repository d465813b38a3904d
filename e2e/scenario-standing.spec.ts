import { expect } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { fetchPage } from './api/http-client.ts';
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

const lineOf = (value: number) => Math.log10(value);

/** The percentage of values below one, where those of a bin are spread evenly. */
function placeOf(values: readonly number[], one: number): number {
  const zeros = values.filter((value) => value === 0).length;
  if (one === 0) return (zeros / 2 / values.length) * 100;
  const bin = (value: number) => Math.floor(((lineOf(value) + 2) / 9) * 64);
  const above = values.filter((value) => value > 0);
  const before = above.filter((value) => bin(value) < bin(one)).length;
  const beside = above.filter((value) => bin(value) === bin(one)).length;
  const within = ((lineOf(one) + 2) / 9) * 64 - bin(one);
  return ((zeros + before + beside * within) / values.length) * 100;
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
  const { html } = await fetchPage(`${SITE}/character/${id}.json`);
  const { parts }: { readonly parts: { readonly standing: unknown } } = JSON.parse(html);
  const candidates = [...strata].filter(([, count]) => count === most).map(([stratum]) => stratum);
  const expected = candidates.map((stratum) => {
    const own = mine.filter((result) => result.stratum === stratum);
    const others = results.filter(
      ({ character, seconds, ...result }) => result.stratum === stratum && character.id !== id && seconds > 0,
    );
    return Object.entries(FIGURES).map(([figure, field]) => {
      const rates = (some: typeof own) => some.map((result) => (result[field] / result.seconds) * 60);
      const perMinute = medianOf(rates(own));
      const below = placeOf(rates(others), perMinute);
      const place = Math.round(figure === 'deaths' || figure === 'damageTaken' ? 100 - below : below);
      const isEnough = own.length >= 10 && others.length >= 30;
      return {
        figure,
        perMinute: expect.closeTo(perMinute, 6),
        othersPerMinute: expect.any(Number),
        percentile: isEnough ? Math.max(1, place) : null,
        results: others.length,
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
  await expect(standing).toContainText(/\d+(?:st|nd|rd|th) of 100, against [\d,]+ results of /);
  await expect(standing.getByRole('row')).toHaveCount(9);
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: 'Standing by week' })).toBeVisible();
  await page.goto(`/character/${fixtures().scenarioPlayer}`);
  await expect(page.getByRole('region', { name: 'Standing' })).toContainText('of 100, against');
});

test('a scoreboard marks the best performances of their careers in words', async ({
  scriptlessPage: page,
}) => {
  await page.goto(`/scenario/${fixtures().scenario}`);
  const marks = page.getByRole('table', { name: 'Scoreboard' }).getByText(/^Top (?:tenth|quarter) by /);
  expect(await marks.count()).toBeGreaterThan(0);
  await expect(page.getByText('top tenth, top quarter of all results')).toBeVisible();
});
