import { expect } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { SERVES_API } from './api/site-api.ts';
import { isoWeek, NOW } from './pages/calendar.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

/** The players with the most kills of this week, the best first. */
async function weeksBest(): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { best } = await queryApi<{ best: { character: { id: string; name: string } }[] }>(
    `query Best($year: Int!, $week: Int!) {
      best: weeklyKillLeaderboard(year: $year, week: $week) { character { id name } }
    }`,
    isoWeek(NOW),
  );
  return best.map(({ character }) => character);
}

test('a row can be marked by the name of any player, without scripts', async ({ scriptlessPage: page }) => {
  const last = (await weeksBest()).at(-1);
  await openHtml(page, '/leaderboard?period=thisWeek');
  const form = page.getByRole('form', { name: /^Mark a (?:player|guild)$/ });
  await form.getByLabel('Player').fill(last?.name ?? '');
  await form.getByRole('button', { name: 'Mark' }).click();
  await expect(page).toHaveURL(/[?&]pin=[^#]+#pinned$/);
  await expect(page.locator('tr[aria-current]')).toContainText(last?.name ?? '');
  await expect(page.getByRole('region', { name: 'Marked' })).toContainText(
    /by kills(?:, shared by \d+)? in Week \d+/,
  );
});

test('an ambiguous name offers a choice, an unknown one says so', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/leaderboard?pin=gar');
  await expect(page.getByRole('heading', { name: 'Who is meant?' })).toBeVisible();
  await expect(page.locator('a[href*="pin="][href$="#pinned"]').first()).toBeVisible();
  for (const path of ['/leaderboard', '/leaderboard/guilds']) {
    await openHtml(page, `${path}?pin=toString`);
    await expect(page.getByText('with this name or number.')).toBeVisible();
    await expect(page.locator('tbody tr')).not.toHaveCount(0);
  }
});

test('the places of an overview lead to their rows', async ({ scriptlessPage: page }) => {
  const [best] = await weeksBest();
  await openHtml(page, `/character/${best?.id}`);
  await page.getByRole('link', { name: 'by kills' }).first().click();
  await expect(page.locator('tr[aria-current]')).toContainText(best?.name ?? '');
  await openHtml(page, `/character/${fixtures().characterWithoutKills}`);
  await page.getByRole('link', { name: 'not placed' }).first().click();
  await expect(page.getByRole('region', { name: 'Marked' })).toContainText('Not among the best');
});

test('players are ranked by what they did in scenarios, without scripts', async ({
  scriptlessPage: page,
}) => {
  test.skip(!SERVES_API, 'The API of the game does not rank by that');
  const { board } = await queryApi<{
    board: { total: number; runs: number; character: { id: string; name: string } }[];
  }>('{ board: scenarioLeaderboard(measure: HEALING) { total runs character { id name } } }');
  await openHtml(page, '/leaderboard?by=healing&period=all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Most healing in scenarios, the whole record',
  );
  const [best] = board;
  const first = page.locator('tbody tr').first();
  await expect(first).toContainText(best?.character.name ?? '');
  await expect(first).toContainText(best?.total.toLocaleString('en-US') ?? '');
  const last = board.at(-1);
  await openHtml(page, `/leaderboard?by=healing&period=all&pin=${last?.character.id}`);
  await expect(page.locator('tr[aria-current]')).toContainText(last?.character.name ?? '');
  await expect(page.getByRole('region', { name: 'Marked' })).toContainText(
    /by healing(?:, shared by \d+)? in the whole record: [\d,]+ in \d+ runs?, [\d,.]+ a minute/,
  );
  const csv = await (await fetch(`${SITE}/leaderboard.csv?by=healing&period=all`)).text();
  expect(csv.split('\r\n')[1]).toContain(`,${best?.total},`);
});
