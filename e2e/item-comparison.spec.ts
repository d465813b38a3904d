import { expect } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import { canonicalPath, itemOf, itemTabs } from './pages/item-page.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

test('puts two items beside each other', async ({ scriptlessPage: page }) => {
  const [one, other] = fixtures().comparable;
  const [{ name }, { name: otherName }] = await Promise.all([itemOf(one), itemOf(other)]);
  await openHtml(page, `/item/${one}?vs=${other}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { level: 2, name: otherName, exact: true })).toBeVisible();
  const table = page.getByRole('table', { name: `${name} compared with ${otherName}` });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Stat',
    name,
    name === otherName ? `${otherName} #${other}` : otherName,
    'Difference',
  ]);
  await expect(table.locator('tbody td:last-child').first()).toHaveText(
    /^(=Equal|[▲▼][\d,.%]+ (more|less))$/,
  );
  expect(await canonicalPath(page)).toBe(`/item/${one}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(itemTabs(page)).not.toHaveCount(0);
});

test('leads to comparisons with items like it', async ({ scriptlessPage: page }) => {
  const [id] = fixtures().comparable;
  await openHtml(page, `/item/${id}`);
  const likes = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Compare with' }) });
  const links = await likes
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(new RegExp(`^/item/${id}\\?vs=(?!${id}$)\\d+$`));
  await openHtml(page, links[0] ?? '');
  await expect(page.getByRole('table', { name: /compared with/ })).toHaveCount(1);
});

test('stays whole beside an item that is missing', async ({ scriptlessPage: page }) => {
  const id = fixtures().setPiece;
  const { name } = await itemOf(id);
  for (const missing of ['999999999', 'nonsense', id]) {
    const path = `/item/${id}?vs=${missing}`;
    expect((await fetchPage(SITE + path)).status, path).toBe(200);
    await openHtml(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main')).toContainText('Not found');
    await expect(itemTabs(page)).not.toHaveCount(0);
  }
});
