import { expect, type Page } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { openHtml, test } from './pages/scriptless-page.ts';

interface Instance {
  readonly id: string;
  readonly name: string;
  readonly encounters: readonly object[];
}

const INSTANCES = `query ($where: InstanceFilterInput) {
  instances(where: $where, first: 50) { nodes { id name encounters { id } } }
}`;

const instancesOf = async (where: object) =>
  (await queryApi<{ instances: { nodes: Instance[] } }>(INSTANCES, { where })).instances.nodes;

const expectedRow = ({ id, name, encounters }: Instance) => [
  name,
  `${encounters.length} ${encounters.length === 1 ? 'encounter' : 'encounters'}`,
  `/instance/${id}`,
  `/instance-runs?instance=${id}`,
  `/instance-statistics/${id}`,
];

const shownRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Wings and instances' })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [
        ...[...row.querySelectorAll('td, th')].slice(0, 2).map(({ textContent }) => textContent),
        ...[...row.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      ]),
    );

test('/instances shows every instance, page by page', async ({ scriptlessPage: page }) => {
  const instances = await instancesOf({});
  expect(instances.length).toBeGreaterThan(15);
  await openHtml(page, '/instances');
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Encounters', 'Runs', 'Statistics']);
  expect(await shownRows(page)).toEqual(instances.slice(0, 15).map(expectedRow));
  await openHtml(page, (await page.getByRole('link', { name: 'Next' }).getAttribute('href')) ?? '');
  expect(await shownRows(page)).toEqual(instances.slice(15).map(expectedRow));
});

test('/instances finds instances by name, and says so where there are none', async ({
  scriptlessPage: page,
}) => {
  const found = await instancesOf({ name: { contains: 'gunbad' } });
  expect(found.length).toBeGreaterThan(1);
  await openHtml(page, '/instances?name=gunbad');
  expect(await shownRows(page)).toEqual(found.map(expectedRow));
  await expect(page.getByLabel('Name')).toHaveValue('gunbad');
  await openHtml(page, '/instances?name=zzzzzz');
  await expect(page.getByRole('main')).toContainText('No dungeons.');
});
