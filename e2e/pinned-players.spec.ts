import { type Browser, expect, type Page } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchFound } from './api/http-client.ts';
import { byDamage, type Entry, nameOf, scoreboard } from './pages/scoreboard-entries.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';
import { untilQuiet } from './pages/until-quiet.ts';

test('a marked row is in sight when the page opens, with scripts and without', async ({ browser }) => {
  const { id, entries } = await scoreboard();
  const last = entries.at(-1);
  const path = `/scenario/${id}?pin=${last?.character.id}`;
  const windows = [true, false].flatMap((scripts) => [1280, 390].map((width) => ({ scripts, width })));
  for (const { scripts, width } of windows) {
    const page = await openWindow(browser, scripts, width);
    for (const fragment of ['', '#pinned']) {
      await page.goto('about:blank');
      await page.goto(SITE + path + fragment);
      const row = page.locator('tr[aria-current]');
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(last ? nameOf(last) : '');
      await expect(row).toBeInViewport({ ratio: 0.2 });
      const header = await page.getByRole('banner').boundingBox();
      expect((await row.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    }
    await page.context().close();
  }
});

test('sorting keeps the mark, in the browser and by links, and no stranger is marked', async ({
  page,
  scriptlessPage,
}) => {
  const { id, entries } = await scoreboard();
  const best = byDamage(entries)[0];
  const path = `/scenario/${id}?pin=${best?.character.id}`;
  await page.goto(SITE + path);
  await untilQuiet(page);
  await expect(page).toHaveTitle(new RegExp(`^${best && nameOf(best)}, 1st in damage`));
  // Sorted by it from the start, the greatest first.
  await expect(page.locator('tbody tr').first()).toHaveAttribute('aria-current', 'true');
  await page.getByRole('columnheader', { name: 'Damage', exact: true }).getByRole('link').click();
  await expect(page).toHaveURL(/dir=asc.*pin=.*sort=damage/);
  await expect(page.locator('tbody tr').last()).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('tr[aria-current]')).toHaveCount(1);

  await openHtml(scriptlessPage, `${path}&sort=damage&dir=asc`);
  await expect(scriptlessPage.locator('tbody tr').last()).toHaveAttribute('aria-current', 'true');
  await expect(scriptlessPage.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${id}$`));
  for (const pin of ['4294967295', 'toString', '0']) {
    await openHtml(scriptlessPage, `/scenario/${id}?pin=${pin}`);
    await expect(scriptlessPage.locator('tr[aria-current]')).toHaveCount(0);
    await expect(scriptlessPage).not.toHaveTitle(/ in damage/);
  }
});

test('a name marks a player too, however it is written', async ({ scriptlessPage: page }) => {
  const { id, entries } = await scoreboard();
  const best = byDamage(entries)[0];
  const name = best ? nameOf(best) : '';
  await openHtml(page, `/scenario/${id}?pin=${encodeURIComponent(name.toUpperCase())}`);
  await expect(page.locator('tr[aria-current]')).toContainText(name);
  await expect(page.getByRole('combobox', { name: 'Player' })).toHaveValue(name);
});

test('a skirmish opens at the page that the marked player is on', async ({ scriptlessPage: page }) => {
  const { skirmish: id } = fixtures();
  const { skirmish } = await queryApi<{ skirmish: { scoreboardEntries: { nodes: Entry[] } } }>(
    `query ($id: ID!) { skirmish(id: $id) { scoreboardEntries(first: 26, order: [{ deathBlows: DESC }]) {
      nodes { damage character { id name } } } } }`,
    { id },
  );
  const [first, behind] = [skirmish.scoreboardEntries.nodes[0], skirmish.scoreboardEntries.nodes[25]];
  await openHtml(page, `/skirmish/${id}?pin=${behind?.character.id}`);
  const row = page.locator('tr[aria-current]');
  await expect(row).toContainText(behind ? nameOf(behind) : '');
  const { html } = await fetchFound(`${SITE}/skirmish/${id}`);
  const after = /[?&]after=([^"&#]+)/.exec(html)?.[1];

  await openHtml(page, `/skirmish/${id}?pin=${first?.character.id}&after=${after}`);
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/, not on this page\./);
  const back = await page.getByRole('link', { name: 'Show the row' }).getAttribute('href');
  expect(back).toBe(`/skirmish/${id}?pin=${first?.character.id}#pinned`);
  await openHtml(page, `${back}`);
  await expect(row).toContainText(first ? nameOf(first) : '');
});

test('the battles of a character lead to their row', async ({ scriptlessPage: page }) => {
  const { character } = fixtures();
  for (const section of ['scenario', 'skirmish']) {
    await openHtml(page, `/character/${character}/${section === 'scenario' ? 'scenarios' : 'skirmishes'}`);
    const link = page.getByRole('link', { name: /^Details of/ }).first();
    expect(await link.getAttribute('href')).toMatch(new RegExp(`\\?pin=${character}#pinned$`));
  }
});

async function openWindow(browser: Browser, javaScriptEnabled: boolean, width: number): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 700 } });
  return context.newPage();
}
