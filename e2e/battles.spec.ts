import { expect, test } from '@playwright/test';

import { fixtures } from './fixtures.ts';
import { queryApi } from './api-client.ts';
import { SITE } from './servers.ts';
import { type PagedList, followPager } from './pager.ts';

const ids = (hrefs: readonly (string | null)[]) => hrefs.map((href) => href?.split('/').at(-1));

interface Nodes {
  readonly nodes: readonly { readonly id: string }[];
}

const QUEUES = ['standard', 'solo', 'city_siege', 'group_ranked', 'solo_ranked'] as const;

for (const queue of QUEUES) {
  test(`/scenarios shows the runs of the queue ${queue}`, async ({ page }) => {
    const { scenarios } = await queryApi<{ scenarios: Nodes }>(
      'query ($queue: ScenarioQueueType) { scenarios(first: 10, queueType: $queue) { nodes { id } } }',
      { queue: queue.toUpperCase() },
    );
    await page.goto(`${SITE}/scenarios?queue_type=${queue}`);
    await expect(page.getByLabel('Type')).toHaveValue(queue);
    const links = page.locator('table.scenarios td.battle-name a');
    expect(ids(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))))).toEqual(
      scenarios.nodes.map(({ id }) => id),
    );
  });
}

test('/scenarios takes nonsense for no filter, and a choice applies itself', async ({ page }) => {
  await page.goto(`${SITE}/scenarios?queue_type=nonsense&premadeOnly=maybe`);
  await expect(page.getByLabel('Type')).toHaveValue('all');
  await expect(page.locator('table.scenarios tbody tr')).toHaveCount(10);
  await page.getByLabel('Type').selectOption('standard');
  await expect(page).toHaveURL(/queue_type=standard/);
});

const FIRST_TIER = [6, 11, 100, 106, 200, 206];
const LOCATIONS = {
  rvr: { scenarioId: { eq: 0 }, and: FIRST_TIER.map((neq) => ({ primaryZoneId: { neq } })) },
  rvrt1: { scenarioId: { eq: 0 }, or: FIRST_TIER.map((eq) => ({ primaryZoneId: { eq } })) },
  scenario: { scenarioId: { neq: 0 } },
} as const;

for (const [type, where] of Object.entries(LOCATIONS)) {
  test(`/skirmishes shows the fights of the type ${type} from twelve players on`, async ({ page }) => {
    const { skirmishes } = await queryApi<{ skirmishes: Nodes }>(
      'query ($where: SkirmishFilterInput) { skirmishes(first: 15, where: $where) { nodes { id } } }',
      { where: { ...where, numberOfPlayers: { gte: 12 } } },
    );
    await page.goto(`${SITE}/skirmishes?type=${type}&minPlayers=12`);
    await expect(page.getByLabel('Min Players')).toHaveValue('12');
    const links = page.getByRole('table', { name: 'Recent Skirmishes' }).locator('a.details');
    expect(ids(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))))).toEqual(
      skirmishes.nodes.map(({ id }) => id),
    );
  });
}

test('/skirmishes starts with the greatest of the week, each once, the most kills first', async ({
  page,
}) => {
  await page.goto(`${SITE}/skirmishes`);
  const table = page.getByRole('table', { name: 'Top Skirmishes in past week' });
  const kills = (await table.locator('td.tally-far b').allTextContents()).map((text) =>
    Number(text.replaceAll(',', '')),
  );
  expect(kills.length).toBeGreaterThan(0);
  expect(kills).toEqual(kills.toSorted((one, other) => other - one));
  const hrefs = await table.locator('a.details').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

for (const [kind, argument] of [
  ['character', 'characterId'],
  ['guild', 'guildId'],
] as const) {
  test(`wins and losses of a ${kind} are those of the API`, async ({ page }) => {
    const id = kind === 'guild' ? fixtures().largeGuild : fixtures().character;
    const counts = await queryApi<Record<'wins' | 'losses', { totalCount: number }>>(
      `query ($id: ID) { wins: scenarios(first: 0, ${argument}: $id, wins: true) { totalCount }
        losses: scenarios(first: 0, ${argument}: $id, wins: false) { totalCount } }`,
      { id },
    );
    await page.goto(`${SITE}/${kind}/${id}/scenarios`);
    await expect(page.locator('.record')).toHaveText(
      new RegExp(`Wins ${counts.wins.totalCount}\\s*Losses ${counts.losses.totalCount}`),
    );
  });
}

test('a guild has a box for premade groups that says what it means, a character has none', async ({
  page,
}) => {
  await page.goto(`${SITE}/guild/${fixtures().largeGuild}/scenarios`);
  await expect(page.getByTitle('Scenarios with 6 or more guild members')).toBeVisible();
  await page.getByLabel('Premade Only').check();
  await expect(page).toHaveURL(/premadeOnly=true/);
  await page.goto(`${SITE}/character/${fixtures().character}/scenarios`);
  await expect(page.getByLabel('Premade Only')).toHaveCount(0);
});

test('members are listed 25 a page, and the pages do not repeat anybody', async ({ page }) => {
  await page.goto(`${SITE}/guild/${fixtures().largeGuild}/members`);
  const members = page.getByRole('table', { name: 'Members' }).locator('tbody a');
  const list: PagedList = {
    pager: 'members',
    read: () => members.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '')),
  };
  const first = await list.read();
  expect(first).toHaveLength(25);
  const second = (await followPager(page, list, 'Next')) ?? [];
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((href) => first.includes(href))).toEqual([]);
  await expect(page).toHaveURL(/after=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/after=/);
  await expect.poll(list.read).toEqual(first);
});

test('the heatmap of a run says how many kills it shows, and without scripts too', async ({ browser }) => {
  const { killsHeatmap } = await queryApi<{ killsHeatmap: { count: number }[] }>(
    'query ($id: ID) { killsHeatmap(instanceId: $id) { count } }',
    { id: fixtures().scenario },
  );
  const total = killsHeatmap.reduce((sum, { count }) => sum + count, 0);
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${SITE}/scenario/${fixtures().scenario}/map`);
  await expect(page.locator('figure.heatmap figcaption')).toContainText(new RegExp(`^${total} kills?:`));
  await expect(page.locator('figure.heatmap circle')).toHaveCount(killsHeatmap.length);
  await page.context().close();
});

test('a heatmap counts the kills under the pointer', async ({ page }) => {
  const { killsHeatmap } = await queryApi<{ killsHeatmap: { x: number; y: number; count: number }[] }>(
    'query ($id: ID) { killsHeatmap(instanceId: $id) { x y count } }',
    { id: fixtures().scenario },
  );
  await page.goto(`${SITE}/scenario/${fixtures().scenario}/map`);
  const [spot] = killsHeatmap;
  const layer = page.locator('.heat-counts').first();
  const box = await layer.boundingBox();
  if (!spot || !box) throw new Error('There is no heatmap to point at');
  await page.mouse.move(
    box.x + ((spot.x + 0.5) / 64) * box.width,
    box.y + ((spot.y + 0.5) / 64) * box.height,
  );
  await expect(layer.locator('text')).toHaveText(spot.count === 1 ? '1 kill' : `${spot.count} kills`);
});

test('damage of a fighter adds up to what the scoreboard links', async ({ page }) => {
  const address = `/skirmish/${fixtures().skirmish}/damage/${fixtures().skirmishFighter}`;
  await page.goto(`${SITE}/skirmish/${fixtures().skirmish}`);
  const linked = await page.locator(`a[href="${address}"]`).first().textContent();
  await page.goto(SITE + address);
  await expect(page.getByText(`Total: ${linked}`)).toBeVisible();
});

test('/ranked-leaderboard shows the last main season first, and every choice is in the address', async ({
  page,
}) => {
  const { rankedSeasons } = await queryApi<{ rankedSeasons: { id: string; mainSeason: boolean }[] }>(
    '{ rankedSeasons { id mainSeason } }',
  );
  const main = rankedSeasons.findLast(({ mainSeason }) => mainSeason)?.id ?? rankedSeasons.at(-1)?.id ?? '';
  await page.goto(`${SITE}/ranked-leaderboard`);
  await expect(page.getByLabel('Season')).toHaveValue(main);
  await page.getByLabel('Type').selectOption('group');
  await expect(page).toHaveURL(/type=group/);
  await page.goto(`${SITE}/ranked-leaderboard?season=no-such-season`);
  await expect(page.getByText('Not found')).toBeVisible();
});

for (const path of [
  '/scenario/7',
  '/scenario/00000000-0000-4000-8000-000000000000',
  '/skirmish/nonsense',
  '/skirmish/00000000-0000-4000-8000-000000000000/kills',
  '/zone_heatmap/65000',
  '/zone_heatmap/abc',
]) {
  test(`${path} is not found`, async ({ request }) => {
    const response = await request.get(SITE + path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Not found');
  });
}
