import { expect, test } from '@playwright/test';

import { facts } from './facts.ts';
import { idsIn, killTable } from './kill-rows.ts';
import { killIds } from './ledger.ts';
import { kills, MOST_PAGES, WALKS } from './paged-lists.ts';
import { turn, turnAll } from './walk.ts';

for (const { name, path, list, truth, perPage } of WALKS) {
  test(`${name}: every page, forwards and back`, async ({ page }) => {
    const all = (await truth()).slice(0, MOST_PAGES * perPage);
    expect(all.length).toBeGreaterThan(perPage);
    const pages = Array.from({ length: Math.ceil(all.length / perPage) }, (_, index) =>
      all.slice(index * perPage, (index + 1) * perPage),
    );
    await page.goto(path());
    const paged = list(page);
    expect(await turnAll(page, paged, 'Next', pages.length)).toEqual(pages);
    expect(await turnAll(page, paged, 'Previous', pages.length)).toEqual(pages.toReversed());
    expect(await turn(page, paged, 'Previous')).toBeNull();
  });
}

test('an address of a page holds its state, and Back returns to the one before', async ({ page }) => {
  const list = kills('Newest first')(page);
  await page.goto('/kills');
  const first = await list.read();
  const second = await turn(page, list, 'Next');
  const address = page.url();
  const third = await turn(page, list, 'Next');
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
  ['character', () => `/character/${facts().character}`],
  ['guild', () => `/guild/${facts().guild}`],
] as const) {
  test(`${kind}: each list keeps its place while the other is turned`, async ({ page }) => {
    await page.goto(path());
    const [made, suffered] = [kills('Kills')(page), kills('Deaths')(page)];
    const killPage = await turn(page, made, 'Next');
    const deathPage = await turn(page, suffered, 'Next');
    expect(await made.read()).toEqual(killPage);
    await turn(page, made, 'Previous');
    expect(await suffered.read()).toEqual(deathPage);
    const { searchParams } = new URL(page.url());
    expect([...searchParams.keys()].toSorted()).toEqual(['before', 'deathsAfter']);
  });
}

test('turning a page keeps the filter and the place on the screen', async ({ page }) => {
  await page.goto('/kills?soloOnly=true');
  const list = kills('Newest first')(page);
  const next = page.getByRole('link', { name: 'Next', exact: true });
  await next.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await turn(page, list, 'Next');
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
