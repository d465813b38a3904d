import { expect } from '@playwright/test';

import { fetchFound, fetchPage } from './api/http-client.ts';
import { readCsv } from './exports/read-csv.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

test('a career says how many fought, in its sentence, its table and its JSON', async ({
  scriptlessPage: page,
}) => {
  const { html } = await fetchFound(`${SITE}/career/slayer.json`);
  const { figures }: { figures: { months: { month: string; characters: number; share: number | null }[] } } =
    JSON.parse(html);
  expect(figures.months.length).toBeGreaterThan(0);
  expect(figures.months.length).toBeLessThanOrEqual(12);
  const { rows } = await readCsv('/career/slayer.csv');
  expect(rows).toHaveLength(figures.months.length);
  await openHtml(page, '/career/slayer');
  const running = figures.months.at(-1);
  await expect(page.getByRole('main').locator('figcaption').first()).toContainText(
    `So far ${running?.characters}`,
  );
});

test('all careers stand by role, and lead to their pages', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/careers?by=week&level=40');
  const table = page.getByRole('table', { name: 'Kills and deaths' });
  await expect(table.getByRole('row')).toHaveCount(25);
  await table.getByRole('link', { name: 'Ironbreaker' }).click();
  await expect(page).toHaveURL('/career/iron-breaker');
});

test('careers are sorted in every format by the address, and not by a bad value', async ({
  scriptlessPage: page,
}) => {
  const deathsIn = async (query: string) => {
    const { header, rows } = await readCsv(`/careers.csv?table=kills${query}`);
    return rows.map((row) => Number(row[header.indexOf('deaths')]));
  };
  const deaths = await deathsIn('');
  const most = deaths.toSorted((one, other) => other - one);
  expect(await deathsIn('&order=deaths')).toEqual(most);
  await openHtml(page, '/careers');
  await page.getByLabel('Sort by').selectOption('Deaths');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/order=deaths/);
  const shown = async () => {
    const cells = await page
      .getByRole('table', { name: 'Kills and deaths' })
      .locator('tbody tr td:last-child')
      .allTextContents();
    return cells.map((cell) => Number(cell.replaceAll(',', '')));
  };
  expect(await shown()).toEqual(most);
  await openHtml(page, '/careers?order=luck');
  expect(await shown()).toEqual(deaths);
});

for (const path of ['/career/pirate', '/career/1']) {
  test(`${path} is not found`, async () => {
    const { status } = await fetchPage(`${SITE}${path}`);
    expect(status).toBe(404);
  });
}
