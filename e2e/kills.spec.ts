import { expect } from '@playwright/test';

import { NOW, periods } from './pages/calendar.ts';
import { expectKills, killTable } from './pages/kill-table.ts';
import { killIds } from './api/api-client.ts';
import { fetchFound, stripScripts } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { untilQuiet } from './pages/until-quiet.ts';

const CAPTION = 'Newest first';

/** Reads the page of an address: the chosen period, the tick, and the kills in their order. */
async function shown(query: string) {
  const { html } = await fetchFound(`${SITE}/kills?${query}`);
  const details = [...stripScripts(html).matchAll(/<a[^>]* aria-label="Details of the kill of [^>]*>/g)];
  return {
    period: /<option value="([^"]*)" selected="">/.exec(html)?.[1],
    soloOnly: /<input type="checkbox"[^>]*>/.exec(html)?.[0].includes('checked=""'),
    ids: details.map(([link]) => / href="\/kill\/(\d+)"/.exec(link)?.[1]),
  };
}

for (const period of ['all', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth']) {
  for (const soloOnly of [false, true]) {
    test(`${period}${soloOnly ? ', solo kills only' : ''}`, async () => {
      const { ids } = await killIds({ where: periods(NOW)[period], soloOnly, first: 10 });
      const query = `period=${period}${soloOnly ? '&soloOnly=true' : ''}`;
      expect(await shown(query)).toEqual({ period, soloOnly, ids });
    });
  }
}

test('offers every period', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/kills');
  const options = page.getByRole('combobox', { name: 'Period' }).getByRole('option');
  await expect(options).toHaveText([
    'All time',
    'This week',
    'Last week',
    'This month',
    'Last month',
    'Last night (UTC)',
  ]);
});

for (const query of [
  'period=yesterday',
  'period=',
  'soloOnly=1',
  'soloOnly=false',
  'period=thisWeek%00',
  'period[]=x&soloOnly[]=true',
  'nonsense=true',
]) {
  test(`?${query} means no filter`, async () => {
    const { ids } = await killIds({ first: 10 });
    expect(await shown(query)).toEqual({ period: 'all', soloOnly: false, ids });
  });
}

test('a choice becomes the address, drops the cursor and can be taken back', async ({ page }) => {
  const now = periods(NOW);
  const all = await killIds({ first: 10 });
  const month = await killIds({ where: now.lastMonth, first: 10 });
  const solo = await killIds({ where: now.lastMonth, soloOnly: true, first: 10 });
  await page.goto('/kills');
  await untilQuiet(page);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/kills\?after=/);

  await page.getByRole('combobox', { name: 'Period' }).selectOption('lastMonth');
  await expect(page).toHaveURL('/kills?period=lastMonth');
  await expectKills(page, CAPTION, month.ids);

  await page.getByRole('checkbox', { name: 'Solo kills only' }).check();
  await expect(page).toHaveURL('/kills?period=lastMonth&soloOnly=true');
  await expectKills(page, CAPTION, solo.ids);

  await page.goBack();
  await expect(page).toHaveURL('/kills?period=lastMonth');
  await expectKills(page, CAPTION, month.ids);
  await expect(page.getByRole('checkbox', { name: 'Solo kills only' })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/kills\?after=/);
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('all');
  await page.goBack();
  await expectKills(page, CAPTION, all.ids);

  await page.goForward();
  await page.goForward();
  await expectKills(page, CAPTION, month.ids);
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('lastMonth');
});

test('the last night is one in UTC, and says so, where no script runs', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/kills?soloOnly=true&from=2026-11-20');
  await expect(page.getByLabel('From (UTC)')).toHaveValue('2026-11-20');
  const night = page.getByRole('link', { name: 'Last night, noon to noon UTC' });
  await expect(night).toHaveAttribute('href', '/kills?period=lastNight&soloOnly=true');
});

test.describe('in another zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the last night is that of the visitor', async ({ page }) => {
    await page.goto('/kills?period=thisWeek&soloOnly=true');
    await page.getByRole('link', { name: /^Last night, noon to noon (?:GMT-[45]|E[SD]T)$/ }).click();
    await expect(page).toHaveURL(
      /\/kills\?from=\d{4}-\d\d-\d\dT1[67]%3A00&soloOnly=true&to=\d{4}-\d\d-\d\dT1[67]%3A00$/,
    );
    await expect(page.getByLabel('From (UTC)')).toHaveValue(/T1[67]:00$/);
    const { from, to } = Object.fromEntries(new URL(page.url()).searchParams);
    const time = { gte: Date.parse(`${from}Z`) / 1000, lt: Date.parse(`${to}Z`) / 1000 };
    expect(time.lt - time.gte).toBe(24 * 3_600);
    const { ids } = await killIds({ where: { time }, soloOnly: true, first: 10 });
    await expectKills(page, CAPTION, ids);
  });
});

test('choices that stay the same are not replaced, and show what the address has', async ({ page }) => {
  await page.goto('/kills');
  const period = page.getByRole('combobox', { name: 'Period' });
  const solo = page.getByRole('checkbox', { name: 'Solo kills only' });
  const choice = await period.evaluateHandle((field) => field.firstElementChild);
  const isThere = () => choice.evaluate((option) => option?.isConnected);
  await solo.check();
  await expect(page).toHaveURL('/kills?soloOnly=true');
  expect(await isThere()).toBe(true);
  await solo.uncheck();
  await expect(page).toHaveURL('/kills');
  expect(await isThere()).toBe(true);

  // A choice that leads nowhere: the page is left by a link before its event is sent.
  await period.evaluate((field) => field instanceof HTMLSelectElement && (field.selectedIndex = 2));
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/kills\?after=/);
  await expect(period).toHaveValue('all');
});

test('filters that few need are folded away until one is chosen, and sum up what they let through', async () => {
  const open = /<details[^>]* open=""[^>]*><summary>More filters/;
  const all = await fetchFound(`${SITE}/kills`);
  expect(all.html).toContain('<summary>More filters');
  expect(all.html).not.toMatch(open);
  const { html } = await fetchFound(`${SITE}/kills?realm=order&victimCareer=SHAMAN&levelMin=10`);
  expect(html).toMatch(open);
  const where = { victimCareer: { eq: 'SHAMAN' as const }, victimLevel: { gte: 10 } };
  const { total } = await killIds({ where, first: 0 });
  const [, kills = '', order = '', destruction = ''] =
    /aria-label="Kills in sum".*?<b[^>]*>([\d,]+)<.*?>Order ([\d,]+)<.*?>Destruction ([\d,]+)</s.exec(
      stripScripts(html).replaceAll('<!-- -->', ''),
    ) ?? [];
  expect([kills, order, destruction]).toEqual([total.toLocaleString('en-US'), kills, '0']);
});

test('choosing all again leaves a clean address', async ({ page }) => {
  await page.goto('/kills?period=lastMonth&soloOnly=true');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('all');
  await expect(page).toHaveURL('/kills?soloOnly=true');
  await page.getByRole('checkbox', { name: 'Solo kills only' }).uncheck();
  await expect(page).toHaveURL('/kills');
});

test('a row leads to killer, victim, guilds and details', async ({ page }) => {
  await page.goto('/kills');
  const row = killTable(page, CAPTION).locator('tbody tr').first();
  for (const prefix of ['/character/', '/kill/']) {
    expect(await row.locator(`a[href^="${prefix}"]`).count()).toBeGreaterThan(0);
  }
  const target = await row.getByRole('link', { name: /^Details of the kill of / }).getAttribute('href');
  await row.getByRole('link', { name: /^Details of the kill of / }).click();
  await expect(page).toHaveURL(target ?? 'no link');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(/ killed |Death of /);
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter is a plain form', async ({ page }) => {
    const { ids } = await killIds({ where: periods(NOW).lastMonth, soloOnly: true, first: 10 });
    await page.goto('/kills?after=notacursor');
    await page.getByRole('combobox', { name: 'Period' }).selectOption('lastMonth');
    await page.getByRole('checkbox', { name: 'Solo kills only' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('period'), searchParams.get('soloOnly')]).toEqual(['lastMonth', 'true']);
    expect(searchParams.has('after')).toBe(false);
    // A page that is still coming cannot be reloaded.
    await page.waitForLoadState();
    await page.reload();
    await expectKills(page, CAPTION, ids);
  });
});
