import { expect } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { fetchFound, fetchPage } from './api/http-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

interface Run {
  readonly startTime: number;
  readonly endTime: number;
  readonly points: readonly [number, number];
  readonly tier: number;
}

/** The best of a scenario, and the players with the best averages. */
interface Players {
  readonly rates: readonly {
    readonly character: { readonly name: string };
    readonly run: { readonly id: string };
  }[];
  readonly players: readonly object[];
}

async function playersOf(file: string): Promise<Players> {
  const { html } = await fetchFound(`${SITE}/scenarios/${file}`);
  const { parts }: { readonly parts: { readonly players: Players } } = JSON.parse(html);
  return parts.players;
}

interface Named {
  readonly scenarioStatistics: {
    readonly scenarios: readonly { readonly scenario: { readonly name: string } }[];
  };
}

interface Runs {
  readonly scenarios: {
    readonly nodes: readonly Run[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

const RUNS = `query ($id: ID, $after: String) {
  scenarios(scenarioId: $id, first: 50, after: $after) {
    nodes { startTime endTime points tier } pageInfo { hasNextPage endCursor } } }`;

/** All runs of a scenario, page by page. */
async function everyRun(id: string): Promise<readonly Run[]> {
  const runs: Run[] = [];
  let after: string | null = null;
  do {
    const { scenarios }: Runs = await queryApi<Runs>(RUNS, { id, after });
    runs.push(...scenarios.nodes);
    after = scenarios.pageInfo.hasNextPage ? scenarios.pageInfo.endCursor : null;
  } while (after !== null);
  return runs;
}

/** The interval of a share by Wilson, in the form of the quadratic equation that it solves. */
function interval(successes: number, trials: number) {
  const z = 1.96;
  const a = trials + z ** 2;
  const b = 2 * successes + z ** 2;
  const root = Math.sqrt(b ** 2 - 4 * a * (successes ** 2 / trials));
  return { value: successes / trials, low: (b - root) / (2 * a), high: (b + root) / (2 * a) };
}

interface ScenarioJson {
  readonly figures: unknown;
  readonly parts: { readonly results: { readonly results: { readonly designEffect: number } } };
}

test('the figures of a scenario are those of its runs', async () => {
  const id = fixtures().playedScenario;
  const runs = await everyRun(id);
  const order = runs.filter(({ points: [one, other] }) => one > other).length;
  const destruction = runs.filter(({ points: [one, other] }) => one < other).length;
  const seconds = runs.map(({ startTime, endTime }) => endTime - startTime).toSorted((a, b) => a - b);
  const middle = [seconds[Math.floor((seconds.length - 1) / 2)], seconds[Math.floor(seconds.length / 2)]];
  const { html } = await fetchFound(`${SITE}/scenarios/${id}.json`);
  const { figures, parts }: ScenarioJson = JSON.parse(html);
  // Runs that share players tell as much as fewer that share none.
  const { designEffect } = parts.results.results;
  expect(designEffect).toBeGreaterThanOrEqual(1);
  const share = interval(order / designEffect, (order + destruction) / designEffect);
  expect(figures).toEqual({
    runs: runs.length,
    order,
    destruction,
    draws: runs.length - order - destruction,
    undecided: 0,
    share: {
      value: expect.closeTo(share.value, 9),
      low: expect.closeTo(share.low, 9),
      high: expect.closeTo(share.high, 9),
    },
    verdict: expect.stringMatching(/^(?:order|destruction|even|open)$/),
    medianSeconds: ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2,
  });
});

test('a run leads to its scenario, whose results are filtered without scripts', async ({
  scriptlessPage: page,
}) => {
  await page.goto(`/scenario/${fixtures().scenario}`);
  await page.locator('h1 a').click();
  await expect(page).toHaveURL(`/scenarios/${fixtures().playedScenario}`);
  await expect(page.locator('section').first()).toContainText(/decided runs?/);
  await page.getByLabel('Period').selectOption('lastMonth');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\?.*period=lastMonth/);
  await expect(page.getByLabel('Period')).toHaveValue('lastMonth');
  await page.goto(`/scenarios/${fixtures().playedScenario}?from=2001-01-01&to=2001-01-02`);
  // A panel that is late stands behind the page where no scripts run.
  await expect(page.locator('body')).toContainText('No runs match the filter.', { useInnerText: true });
});

test('the list of scenarios leads to each that was played', async ({ scriptlessPage: page }) => {
  await page.goto('/scenarios');
  const results = page.getByRole('table', { name: 'Results of each scenario' });
  await expect(results.locator(`a[href="/scenarios/${fixtures().playedScenario}"]`)).toBeVisible();
  // Who wins is asked more often than what ran last.
  const headings = await page.locator('main h2').allTextContents();
  expect(headings).toEqual(['Who wins', 'Newest runs']);
});

test('the careers and players of a scenario are those of its scoreboards', async ({
  scriptlessPage: page,
}) => {
  const id = fixtures().playedScenario;
  await page.goto(`/scenarios/${id}`);
  await expect(page.getByRole('heading', { name: 'Careers here' })).toBeVisible();
  const best = page.getByRole('table', { name: 'Most damage in a run' });
  expect(await best.getByRole('row').count()).toBeGreaterThan(10);
  await page.getByRole('navigation', { name: 'Figure' }).getByRole('link', { name: 'Healing' }).click();
  await expect(page).toHaveURL(`/scenarios/${id}?figure=healing`);
  const healing = page.getByRole('table', { name: 'Most healing per minute' });
  const [first] = (await playersOf(`${id}.json?figure=healing`)).rates;
  await expect(healing.getByRole('row').nth(1)).toContainText(first?.character.name ?? '?');
  await healing.getByRole('row').nth(1).locator('a[href^="/scenario/"]').click();
  await expect(page).toHaveURL(`/scenario/${first?.run.id}`);
  await page.goto(`/scenarios/${id}?fewestRuns=10`);
  // In the world of some days no player has so many.
  const { players } = await playersOf(`${id}.json?fewestRuns=10`);
  await expect(page.locator('main')).toContainText(
    players.length > 0 ? 'with 10 or more runs' : 'No player has 10 runs here.',
  );
});

test('the list of scenarios is narrowed by scenario and days', async ({ scriptlessPage: page }) => {
  const id = fixtures().playedScenario;
  await page.goto('/scenarios');
  await page.getByRole('combobox', { name: 'Scenario', exact: true }).selectOption(id);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(new RegExp(`scenario=${id}&`));
  const results = page.getByRole('table', { name: 'Results of each scenario' });
  await expect(results.locator('tbody tr')).toHaveCount(1);
  await page.goto(`/scenarios?scenario=${id}&from=2001-01-01&to=2001-01-02`);
  await expect(results).toHaveCount(0);
});

test('the search leads to a scenario that was played', async () => {
  const id = fixtures().playedScenario;
  const { scenarioStatistics } = await queryApi<Named>(
    'query ($id: ID) { scenarioStatistics(scenarioId: $id) { scenarios { scenario { name } } } }',
    { id },
  );
  const name = scenarioStatistics.scenarios[0]?.scenario.name ?? '';
  const { html } = await fetchFound(`${SITE}/search/${encodeURIComponent(name)}`);
  expect(html).toContain(`href="/scenarios/${id}"`);
});

for (const id of ['0', '65536', 'toString', '1e3']) {
  test(`/scenarios/${id} is not found`, async () => {
    expect((await fetchPage(`${SITE}/scenarios/${id}`)).status).toBe(404);
  });
}
