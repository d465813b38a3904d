import { expect } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { idsIn, killTable } from './pages/kill-table.ts';
import { killIds } from './api/api-client.ts';
import { kills, MAX_PAGES, PAGED_LISTS } from './pages/paged-lists.ts';
import { collectPages, followPager, hasPage } from './pages/pager.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { untilQuiet } from './pages/until-quiet.ts';

for (const { name, path, list, expectedItems, perPage } of PAGED_LISTS) {
  test(`${name}: every page, forwards and back`, async ({ scriptlessPage: page }) => {
    const all = (await expectedItems()).slice(0, MAX_PAGES * perPage);
    expect(all.length).toBeGreaterThan(perPage);
    const pages = Array.from({ length: Math.ceil(all.length / perPage) }, (_, index) =>
      all.slice(index * perPage, (index + 1) * perPage),
    );
    await openHtml(page, path());
    const paged = list(page);
    expect(await collectPages(page, paged, 'Next', pages.length)).toEqual(pages);
    expect(await collectPages(page, paged, 'Previous', pages.length)).toEqual(pages.toReversed());
    expect(await hasPage(page, paged, 'Previous')).toBe(false);
  });
}

test('an address of a page holds its state, and Back returns to the one before', async ({ page }) => {
  const list = kills('Newest first')(page);
  await page.goto('/kills');
  const first = await list.read();
  const second = await followPager(page, list, 'Next');
  const address = page.url();
  const third = await followPager(page, list, 'Next');
  expect(new URL(page.url()).searchParams.get('after')).toBeTruthy();

  await page.goBack();
  await expect.poll(list.read).toEqual(second);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect.poll(list.read).toEqual(first);
  await page.goForward();
  await page.goForward();
  await expect.poll(list.read).toEqual(third);

  await page.goto(address);
  expect(await list.read()).toEqual(second);
});

for (const [kind, path] of [
  ['character', () => `/character/${fixtures().character}`],
  ['guild', () => `/guild/${fixtures().guild}`],
] as const) {
  test(`${kind}: each list keeps its place while the other is turned`, async ({ page }) => {
    await page.goto(path());
    const [made, suffered] = [kills('Kills')(page), kills('Deaths')(page)];
    const killPage = await followPager(page, made, 'Next');
    const deathPage = await followPager(page, suffered, 'Next');
    expect(await made.read()).toEqual(killPage);
    await followPager(page, made, 'Previous');
    expect(await suffered.read()).toEqual(deathPage);
    const { searchParams } = new URL(page.url());
    expect([...searchParams.keys()].toSorted()).toEqual(['before', 'deathsAfter']);
  });
}

test('turning a page keeps the filter and the place on the screen', async ({ page }) => {
  await page.goto('/kills?soloOnly=true');
  await untilQuiet(page);
  const list = kills('Newest first')(page);
  const next = page.getByRole('link', { name: 'Next', exact: true });
  await next.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await followPager(page, list, 'Next');
  const [after, lowest] = await page.evaluate(() => [
    scrollY,
    document.documentElement.scrollHeight - innerHeight,
  ]);
  // Rows of other names may be higher or lower, but the page does not jump to its top.
  expect(Math.abs((after ?? 0) - Math.min(before, lowest ?? 0))).toBeLessThan(150);
  expect(new URL(page.url()).searchParams.get('soloOnly')).toBe('true');
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are turned by plain links', async ({ page }) => {
    const { ids } = await killIds({ first: 30 });
    await page.goto('/kills');
    for (const start of [10, 20]) {
      await page.getByRole('link', { name: 'Next', exact: true }).click();
      await page.reload();
      expect(await idsIn(killTable(page, 'Newest first'))).toEqual(ids.slice(start, start + 10));
    }
  });
});
