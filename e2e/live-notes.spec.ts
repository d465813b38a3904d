import { expect, type Page } from '@playwright/test';

import { killIds } from './api/api-client.ts';
import { fetchFound } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';
import { untilQuiet } from './pages/until-quiet.ts';
import { test } from './pages/standing-browser.ts';
import { NOW } from './pages/calendar.ts';

/** Answers the questions of a page with two kills more than there are, and counts them. */
async function inventKills(page: Page): Promise<string[]> {
  const { ids } = await killIds({ first: 10 });
  const asked: string[] = [];
  await page.route('**/newest-kills*', (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({ json: { kills: ['999999999', '999999998', ...ids], watched: [] } });
  });
  return asked;
}

test('a visible page offers newer kills after a while, without layout shift', async ({ page }) => {
  await page.clock.install({ time: NOW });
  const asked = await inventKills(page);
  await page.goto('/kills?soloOnly=true');
  await untilQuiet(page);
  await page.clock.runFor(5_000);
  expect(asked).toEqual([]);
  const table = page.getByRole('main').getByRole('table');
  const place = await table.boundingBox();

  await page.clock.runFor(10_000);
  const offer = page.getByRole('status').getByRole('link', { name: /new kills$/ });
  await expect(offer).toBeVisible();
  expect(await table.boundingBox()).toEqual(place);
  await expect(offer).toHaveAttribute('href', '/kills?soloOnly=true');
  expect(asked).toEqual(['?soloOnly=true']);

  await page.clock.runFor(10_500);
  await expect.poll(() => asked.length).toBe(2);
});

test('a page that is left open asks for ten minutes', async ({ page }) => {
  await page.clock.install({ time: NOW });
  const asked = await inventKills(page);
  await page.goto('/kills');
  await untilQuiet(page);
  await page.clock.runFor(10_500);
  await expect(page.getByRole('status').getByRole('link', { name: '2 new kills' })).toBeVisible();
  await page.clock.fastForward(700_000);
  await expect.poll(() => asked.length).toBeLessThanOrEqual(2);
  const before = asked.length;
  await page.clock.runFor(60_000);
  expect(asked).toHaveLength(before);
});

test('the newest kills take one conditional request', async () => {
  const { ids } = await killIds({ first: 50 });
  const first = await fetchFound(`${SITE}/newest-kills`);
  expect(JSON.parse(first.html)).toEqual({ kills: ids, watched: [] });
  const again = await fetch(`${SITE}/newest-kills`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});
