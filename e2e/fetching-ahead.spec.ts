import { expect, type Page } from '@playwright/test';
import { moveUntil, untilQuiet } from './pages/until-quiet.ts';
import { test } from './pages/standing-browser.ts';

const details = (page: Page) => page.getByRole('link', { name: /^Details of the kill of / });

test('the pages of pagers and of rows that are pointed at are fetched before the click', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['rsc'] !== undefined) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/kills');
  // What a visitor does before the scripts are there fetches nothing ahead.
  await untilQuiet(page);
  await page.getByRole('link', { name: 'Next', exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain('/kills');
  await untilQuiet(page);
  expect(asked.filter((path) => path !== '/kills')).toEqual([]);

  const link = details(page).first();
  const path = (await link.getAttribute('href')) ?? 'no link';
  // The kind of page first, then the page.
  const askedFor = () => asked.filter((other) => other === path).length;
  await link.hover();
  await expect.poll(askedFor).toBe(2);
  await link.click();
  await expect(page.getByRole('region', { name: 'Victim' })).toBeVisible();
  await expect(page).toHaveURL(path);
  expect(askedFor()).toBe(2);
});

test('what a checkbox of a filter leads to is fetched before it is checked', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    if (searchParams.has('soloOnly') && !searchParams.has('after')) asked += 1;
  });
  await page.goto('/kills?period=thisMonth');
  await untilQuiet(page);
  expect(asked, 'for a visitor who does nothing').toBe(0);
  await moveUntil(page, () => asked > 0);
  await untilQuiet(page);
  const ahead = asked;
  const box = page.getByRole('checkbox', { name: 'Solo kills only' });
  await box.click();
  await expect(page).toHaveURL('/kills?period=thisMonth&soloOnly=true');
  await expect(box).toBeChecked();
  expect(asked).toBe(ahead);
});

test('what the few choices of a field lead to is fetched when it is focused', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    if (!searchParams.has('after')) asked.push(searchParams.get('type') ?? '');
  });
  const askedFor = (type: string) => asked.filter((other) => other === type).length;
  await page.goto('/skirmishes');
  await untilQuiet(page);
  expect(askedFor('rvr')).toBe(0);
  const field = page.getByRole('combobox', { name: 'Location type' });
  await field.focus();
  for (const type of ['rvr', 'rvrt1', 'scenario']) await expect.poll(() => askedFor(type)).toBeGreaterThan(0);
  await untilQuiet(page);
  const ahead = askedFor('scenario');
  await field.selectOption('scenario');
  await expect(page).toHaveURL('/skirmishes?type=scenario');
  await expect(page.getByRole('table', { name: 'Recent skirmishes' })).toBeVisible();
  await expect(field).toHaveValue('scenario');
  expect(askedFor('scenario')).toBe(ahead);
});
