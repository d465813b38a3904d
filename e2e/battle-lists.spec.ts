import { expect } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { linkedIds, tableColumn } from './pages/kill-table.ts';

interface Nodes {
  readonly nodes: readonly { readonly id: string }[];
}

const QUEUES = ['standard', 'solo', 'city_siege', 'group_ranked', 'solo_ranked'] as const;

for (const queue of QUEUES) {
  test(`/scenarios shows the runs of the queue ${queue}`, async ({ scriptlessPage: page }) => {
    const { scenarios } = await queryApi<{ scenarios: Nodes }>(
      'query ($queue: ScenarioQueueType) { scenarios(first: 10, queueType: $queue) { nodes { id } } }',
      { queue: queue.toUpperCase() },
    );
    await openHtml(page, `/scenarios?queue_type=${queue}`);
    await expect(page.getByLabel('Type')).toHaveValue(queue);
    const names = await tableColumn(page.getByRole('table', { name: 'Scenarios' }), 'Name');
    expect(await linkedIds(names.getByRole('link'))).toEqual(scenarios.nodes.map(({ id }) => id));
  });
}

test('/scenarios takes nonsense for no filter', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/scenarios?queue_type=nonsense&premadeOnly=maybe');
  await expect(page.getByLabel('Type')).toHaveValue('all');
  await expect(page.getByRole('table', { name: 'Scenarios' }).locator('tbody tr')).toHaveCount(10);
});

const FIRST_TIER = [6, 11, 100, 106, 200, 206];
const LOCATIONS = {
  rvr: { scenarioId: { eq: 0 }, and: FIRST_TIER.map((neq) => ({ primaryZoneId: { neq } })) },
  rvrt1: { scenarioId: { eq: 0 }, or: FIRST_TIER.map((eq) => ({ primaryZoneId: { eq } })) },
  scenario: { scenarioId: { neq: 0 } },
} as const;

for (const [type, where] of Object.entries(LOCATIONS)) {
  test(`/skirmishes shows the fights of the type ${type} from twelve players on`, async ({
    scriptlessPage: page,
  }) => {
    const { skirmishes } = await queryApi<{ skirmishes: Nodes }>(
      'query ($where: SkirmishFilterInput) { skirmishes(first: 15, where: $where) { nodes { id } } }',
      { where: { ...where, numberOfPlayers: { gte: 12 } } },
    );
    await openHtml(page, `/skirmishes?type=${type}&minPlayers=12`);
    await expect(page.getByLabel('Min players')).toHaveValue('12');
    const links = page
      .getByRole('table', { name: 'Recent skirmishes' })
      .getByRole('link', { name: /^Details of the skirmish / });
    expect(await linkedIds(links)).toEqual(skirmishes.nodes.map(({ id }) => id));
  });
}

test('/skirmishes starts with the greatest of the week, each once, the most kills first', async ({
  scriptlessPage: page,
}) => {
  await openHtml(page, '/skirmishes');
  const table = page.getByRole('table', { name: 'Top skirmishes of the past week' });
  const totals = (await tableColumn(table, 'Kills')).locator('b');
  const kills = (await totals.allTextContents()).map((text) => Number(text.replaceAll(',', '')));
  expect(kills.length).toBeGreaterThan(0);
  expect(kills).toEqual(kills.toSorted((one, other) => other - one));
  const ids = await linkedIds(table.getByRole('link', { name: /^Details of the skirmish / }));
  expect(new Set(ids).size).toBe(kills.length);
});

for (const [kind, argument] of [
  ['character', 'characterId'],
  ['guild', 'guildId'],
] as const) {
  test(`wins and losses of a ${kind} are those of the API`, async ({ scriptlessPage: page }) => {
    const id = kind === 'guild' ? fixtures().largeGuild : fixtures().character;
    const { wins, losses } = await queryApi<Record<'wins' | 'losses', { totalCount: number }>>(
      `query ($id: ID) { wins: scenarios(first: 0, ${argument}: $id, wins: true) { totalCount }
        losses: scenarios(first: 0, ${argument}: $id, wins: false) { totalCount } }`,
      { id },
    );
    await openHtml(page, `/${kind}/${id}/scenarios`);
    await expect(page.getByText(`Wins ${wins.totalCount}`, { exact: true })).toHaveCount(1);
    await expect(page.getByText(`Losses ${losses.totalCount}`, { exact: true })).toHaveCount(1);
  });
}

test('the heatmap of a run shows and tells its kills in the HTML', async ({ scriptlessPage: page }) => {
  const { killsHeatmap } = await queryApi<{ killsHeatmap: { count: number }[] }>(
    'query ($id: ID) { killsHeatmap(instanceId: $id) { count } }',
    { id: fixtures().scenario },
  );
  const total = killsHeatmap.reduce((sum, { count }) => sum + count, 0);
  await openHtml(page, `/scenario/${fixtures().scenario}/map`);
  // The head of a run that has a place and few kills has a map too.
  const tab = page.locator('section').filter({ hasText: /^Heatmap of kills/ });
  await expect(tab.locator('figcaption')).toContainText(new RegExp(`^${total} kills?:`));
  await expect(tab.locator('figure circle')).toHaveCount(killsHeatmap.length);
});

test('damage of a fighter adds up to what the scoreboard links', async ({ scriptlessPage: page }) => {
  const address = `/skirmish/${fixtures().skirmish}/damage/${fixtures().skirmishFighter}`;
  await openHtml(page, `/skirmish/${fixtures().skirmish}`);
  const linked = await page.locator(`a[href="${address}"]`).first().textContent();
  await openHtml(page, address);
  await expect(page.getByText(`Total: ${linked}`)).toHaveCount(1);
});

test('/ranked-leaderboard shows the last main season first', async ({ scriptlessPage: page }) => {
  const { rankedSeasons } = await queryApi<{ rankedSeasons: { id: string; mainSeason: boolean }[] }>(
    '{ rankedSeasons { id mainSeason } }',
  );
  const main = rankedSeasons.findLast(({ mainSeason }) => mainSeason)?.id ?? rankedSeasons.at(-1)?.id ?? '';
  await openHtml(page, '/ranked-leaderboard');
  await expect(page.getByLabel('Season')).toHaveValue(main);
  await openHtml(page, '/ranked-leaderboard?season=no-such-season');
  await expect(page.getByText('Not found')).toHaveCount(1);
});

test('an everyday rating leads to its place on the ladder', async ({ scriptlessPage: page }) => {
  const { characterRatings } = await queryApi<{
    characterRatings: { nodes: { character: { id: string } }[] };
  }>(
    '{ characterRatings(where: { ratingType: { eq: CASUAL }, seasonId: { eq: 4 } }, order: [{ sigma: ASC }], first: 1) { nodes { character { id } } } }',
  );
  await openHtml(page, `/character/${characterRatings.nodes[0]?.character.id}`);
  const link = page.locator('a[href*="type=casual"]').first();
  await openHtml(page, (await link.getAttribute('href')) ?? '');
  const row = page.locator('#pinned');
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  const place = (await row.locator('td, th').first().textContent()) ?? '';
  await expect(page.locator('main')).toContainText(
    new RegExp(`${name} is ${place.replace(',', '')}(?:st|nd|rd|th) of`),
  );
});

for (const path of [
  '/scenario/7',
  '/scenario/00000000-0000-4000-8000-000000000000',
  '/skirmish/nonsense',
  '/skirmish/00000000-0000-4000-8000-000000000000/kills',
  '/zone_heatmap/65000',
  '/zone_heatmap/abc',
]) {
  test(`${path} is not found`, async () => {
    const { status, html } = await fetchPage(SITE + path);
    expect(status).toBe(404);
    expect(html).toContain('Not found');
  });
}
