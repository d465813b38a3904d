import { expect, type Page } from '@playwright/test';

import { queryApi, requireFirst } from './api/api-client.ts';
import { holdScripts } from './pages/hold-scripts.ts';
import { test } from './pages/shared-page.ts';

interface Fight {
  readonly time: number;
  readonly attackers: readonly { readonly character: { readonly id: string; readonly name: string } }[];
}

async function newestFight(): Promise<Fight> {
  const { kills } = await queryApi<{ kills: { nodes: Fight[] } }>(
    '{ kills(first: 1) { nodes { time attackers { character { id name } } } } }',
  );
  return requireFirst(kills.nodes, 'a kill');
}

const panel = (page: Page) => page.getByRole('region', { name: 'Watch list' });

test('a star stores a player in the browser, and the home page counts their kills since the last visit', async ({
  page,
}) => {
  const { time, attackers } = await newestFight();
  const { id, name } = requireFirst([...attackers], 'a killer').character;
  await page.goto('/');
  await expect(panel(page)).toBeHidden();

  const release = await holdScripts(page);
  await page.goto(`/character/${id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const star = page.getByRole('button', { name: `Watch ${name}` });
  await expect(star, 'no click is lost before the script is there').toBeHidden();
  release();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  // As if the last visit had been a moment before the kill.
  await page.evaluate((seen) => localStorage.setItem('watched-seen', String(seen)), time - 1);

  const releaseHome = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const board = page.getByRole('heading', { name: 'Weekly leaderboard' });
  await expect(panel(page), 'its room is there at the first paint').toBeVisible();
  await expect(board).toBeVisible();
  const top = (await board.boundingBox())?.y;
  expect((await panel(page).boundingBox())?.y, 'it stands above the boards').toBeLessThan(top ?? 0);
  releaseHome();
  const row = panel(page).getByRole('listitem');
  await expect(row.getByRole('link', { name })).toHaveAttribute('href', `/character/${id}`);
  expect((await board.boundingBox())?.y, 'nothing moves when its rows come').toBe(top);
  await expect(row).toContainText(/\d+ kills?/);
  await expect(panel(page)).toContainText('since your last visit');
  await page.reload();
  await expect(row).toContainText(/\d+ kills?/);

  const shared = await panel(page).getByRole('link', { name: 'Link to this list' }).getAttribute('href');
  expect(shared).toBe(`/#w=c${id}`);
  await row.getByRole('button', { name: `Take ${name} off the watch list` }).click();
  await expect(panel(page)).toBeHidden();

  await page.goto('about:blank');
  await page.goto(shared ?? '');
  await expect(panel(page)).toContainText('This list was shared with you.');
  await expect(row.getByRole('button')).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Add to my watch list' }).click();
  await expect(page).toHaveURL('/');
  await expect(row.getByRole('link', { name })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('watched'))).toBe(`c${id}`);
});
