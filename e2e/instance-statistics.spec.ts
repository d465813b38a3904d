import { expect } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { expectedEncounters, instanceTruth, ratingOf } from './api/instance-truth.ts';
import { rowsOf } from './pages/row-texts.ts';
import { openHtml, test } from './pages/scriptless-page.ts';

const HEADERS = ['Encounter', 'Tries', 'Wins', 'Median duration', 'Median deaths', 'Average deaths'];

test('statistics are those of the tries that the filter lets through', async ({ scriptlessPage: page }) => {
  const { instance, tries } = await instanceTruth();
  const path = `/instance-statistics/${instance.id}`;
  const table = page.getByRole('table', { name: 'Statistics of encounters' });
  const shown = async () => (await rowsOf(table)).map((row) => row.slice(0, HEADERS.length));
  await openHtml(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(instance.name);
  await expect(table.getByRole('columnheader')).toHaveText(HEADERS);
  expect(await shown()).toEqual(expectedEncounters(instance, tries));
  await expect(page.getByText('Not listed')).toHaveCount(0);
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last();
  await expect(crumb).toHaveAttribute('href', `/instance/${instance.id}`);

  const ratings = tries.map(ratingOf).toSorted((one, other) => one - other);
  const above = Math.round(ratings[Math.floor(ratings.length / 3)] ?? 0);
  const below = Math.round(ratings[Math.floor(ratings.length * 0.9)] ?? 0);
  const filtered = tries.filter(
    (each) => ratingOf(each) >= above && ratingOf(each) <= below && each.completed,
  );
  expect(filtered.length).toBeLessThan(tries.length);
  await openHtml(page, `${path}?completed=1&avgItemRatingMin=${above}&avgItemRatingMax=${below}`);
  expect(await shown()).toEqual(expectedEncounters(instance, filtered));
  await expect(page.getByLabel('Completed only')).toBeChecked();
  await expect(page.locator('[name=avgItemRatingMin]')).toHaveValue(String(above));
  await expect(page.locator('[name=avgItemRatingMax]')).toHaveValue(String(below));

  // So few tries have this rating that some encounters were never won.
  const best = Math.floor(ratings.at(-1) ?? 0);
  await openHtml(page, `${path}?avgItemRatingMin=${best}`);
  const rows = expectedEncounters(
    instance,
    tries.filter((each) => ratingOf(each) >= best),
  );
  expect(await shown()).toEqual(rows);
  const missing = instance.encounters.length - rows.length;
  expect(missing).toBeGreaterThan(0);
  await expect(page.getByText(`Not listed: ${missing} encounter`)).toHaveCount(1);
});

test('statistics of nothing say why', async ({ scriptlessPage: page }) => {
  for (const [query, text] of [
    ['minItemRatingMin=99999', 'No encounter was won under this filter.'],
    [
      'maxItemRatingMin=500&maxItemRatingMax=400',
      'a lower bound of the filter is greater than the upper one',
    ],
  ] as const) {
    await openHtml(page, `/instance-statistics/${fixtures().instance}?${query}`);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.locator('tbody tr')).toHaveCount(0);
  }
});
