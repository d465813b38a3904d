import { expect } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { followPager, type PagedList } from './pages/pager.ts';
import { tableColumn } from './pages/kill-table.ts';
import { test } from './pages/shared-page.ts';
import { untilQuiet } from './pages/until-quiet.ts';

test('a choice of a queue or of a ladder applies itself and is in the address', async ({ page }) => {
  await page.goto('/scenarios');
  await page.getByLabel('Type').selectOption('standard');
  await expect(page).toHaveURL(/queue_type=standard/);
  await page.goto('/ranked-leaderboard');
  await page.getByLabel('Type').selectOption('group');
  await expect(page).toHaveURL(/type=group/);
});

test('a guild has a box for premade groups that says what it means, a character has none', async ({
  page,
}) => {
  await page.goto(`/guild/${fixtures().largeGuild}/scenarios`);
  await expect(page.getByTitle('Scenarios with 6 or more guild members')).toBeVisible();
  await page.getByLabel('Premade only').check();
  await expect(page).toHaveURL(/premadeOnly=true/);
  await page.goto(`/character/${fixtures().character}/scenarios`);
  await expect(page.getByLabel('Premade only')).toHaveCount(0);
});

test('members are listed 25 a page, without repeats across pages', async ({ page }) => {
  await page.goto(`/guild/${fixtures().largeGuild}/members`);
  const names = await tableColumn(page.getByRole('table', { name: 'Members' }), 'Name');
  const list: PagedList = {
    pager: 'members',
    read: () => names.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '')),
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

test('a heatmap counts the kills under the pointer', async ({ page }) => {
  const { killsHeatmap } = await queryApi<{ killsHeatmap: { x: number; y: number; count: number }[] }>(
    'query ($id: ID) { killsHeatmap(instanceId: $id) { x y count } }',
    { id: fixtures().scenario },
  );
  await page.goto(`/scenario/${fixtures().scenario}/map`);
  await untilQuiet(page);
  const [spot] = killsHeatmap;
  const map = page.getByRole('img', { name: /^Heatmap of kills / });
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!spot || !box) throw new Error('There is no heatmap to point at');
  await page.mouse.move(
    box.x + ((spot.x + 0.5) / 64) * box.width,
    box.y + ((spot.y + 0.5) / 64) * box.height,
  );
  await expect(map.locator('text')).toHaveText(spot.count === 1 ? '1 kill' : `${spot.count} kills`);
});

test('a run has one small map, and a large one in its place where its kills are', async ({ page }) => {
  const maps = page.getByRole('img', { name: /^Heatmap of kills / });
  const width = async () => Math.round((await maps.boundingBox())?.width ?? 0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/scenario/${fixtures().scenario}`);
  expect(await width()).toBe(300);
  await page.goto(`/scenario/${fixtures().scenario}/map`);
  expect(await width()).toBe(500);
  await expect(
    page.getByRole('table', { name: 'Latest kills here' }).locator('tbody tr').first(),
  ).toBeVisible();
});
