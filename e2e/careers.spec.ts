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

for (const path of ['/career/pirate', '/career/1']) {
  test(`${path} is not found`, async () => {
    const { status } = await fetchPage(`${SITE}${path}`);
    expect(status).toBe(404);
  });
}
