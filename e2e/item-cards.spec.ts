import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { injectFault, clearFault, type Fault } from './remote-api/fault-injection.ts';
import { fetchFound, fetchPage } from './api/http-client.ts';
import { cardRequests, itemLinks, itemTooltip } from './api/item-owners.ts';
import { FAULT_SITE, SITE } from './servers/addresses.ts';
import { needServers } from './servers/need-servers.ts';
import { collectProblems } from './screens/visit-screen.ts';
import { test } from './pages/standing-browser.ts';

needServers('fault site');

/** Milliseconds: surely longer than a tooltip takes to open or to close. */
const LONG_ENOUGH = 500;

test('shows nothing for a card that cannot be had, and asks again', async ({ page }) => {
  const problems = await collectProblems(page);
  await page.goto('/items');
  const requests = cardRequests(page);
  const [links, tooltip] = [itemLinks(page), itemTooltip(page)];
  for (const failure of [
    { status: 502, body: '{}' },
    { status: 404 },
    { status: 200, body: '<p>' },
    'abort',
  ]) {
    await page.route('**/tooltip', (route) =>
      typeof failure === 'string' ? route.abort() : route.fulfill(failure),
    );
    await links.first().hover();
    await wait(LONG_ENOUGH);
    await expect(tooltip).toBeHidden();
    await expect(links.first()).not.toHaveAttribute('aria-describedby');
    await page.unroute('**/tooltip');
    await page.mouse.move(5, 5);
    await wait(LONG_ENOUGH);
  }
  await links.first().hover();
  await expect(tooltip).toBeVisible();
  expect(requests).toHaveLength(5);
  expect(problems.filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([]);
});

test('shows nothing for an answer that comes after its owner was left', async ({ page }) => {
  await page.goto('/items');
  const [links, tooltip] = [itemLinks(page), itemTooltip(page)];
  await page.route('**/tooltip', async (route) => {
    await wait(800);
    await route.continue();
  });
  const [asked, answered] = [page.waitForRequest('**/tooltip'), page.waitForResponse('**/tooltip')];
  await links.first().hover();
  await asked;
  await page.mouse.move(5, 5);
  await answered;
  await wait(LONG_ENOUGH);
  await expect(tooltip).toBeHidden();
});

test('a card answers found, missing and failed records by status', async () => {
  const { html } = await fetchFound(`${SITE}/items`);
  const path = /\/item\/\d+\/tooltip/.exec(html)?.[0] ?? '';
  const card = await fetchPage(SITE + path);
  expect(card.status).toBe(200);
  expect(card.headers.get('content-type')).toContain('application/json');
  expect(card.headers.get('cache-control')).toContain('max-age=3600');
  expect(JSON.parse(card.html)).toMatchObject({ id: path.split('/')[2] });
  for (const id of ['0', '007', 'toString', '4294967295', '99999999999', '%00']) {
    const missing = await fetchPage(`${SITE}/item/${id}/tooltip`);
    expect([400, 404], id).toContain(missing.status);
    expect(missing.headers.get('cache-control'), id).toContain('no-store');
  }

  const fault: Fault = {
    operation: 'GetItemPopupInfo',
    mentions: path.split('/')[2] ?? '',
    answer: 'error 500',
  };
  await injectFault(fault);
  const failed = await fetchPage(FAULT_SITE + path);
  expect([502, 503]).toContain(failed.status);
  expect(failed.headers.get('cache-control')).toContain('no-store');
  await clearFault(fault);
  expect((await fetchPage(FAULT_SITE + path)).status).toBe(200);
});
