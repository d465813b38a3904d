import { expect } from '@playwright/test';

import { fetchFound } from './api/http-client.ts';
import { readCsv } from './exports/read-csv.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

interface WarRecord {
  readonly kind: string;
  readonly group: string;
  readonly value: number;
  readonly character: { readonly id: string; readonly name: string } | null;
}

interface Exported {
  readonly records: { readonly kills: number; readonly best: readonly WarRecord[] };
}

async function exported(): Promise<Exported> {
  const { parts } = JSON.parse((await fetchFound(`${SITE}/records.json`)).html) as { parts: Exported };
  return parts;
}

test('the records are in the sentence, on their cards and in the files', async ({ scriptlessPage: page }) => {
  const { records } = await exported();
  const held = records.best.filter(({ kind, group }) => kind === 'DAY' && group === 'ALL');
  expect(held.length).toBeGreaterThan(0);
  const { rows } = await readCsv('/records.csv');
  expect(rows).toHaveLength(records.best.length);
  await openHtml(page, '/records');
  await expect(page.getByText(/^Most kills: .+\.$/)).toContainText(`${held[0]?.value} in a day`);
  const card = page.locator('#day');
  for (const { character } of held.slice(0, 3)) await expect(card).toContainText(character?.name ?? '');
  await expect(page.getByText(`from ${records.kills.toLocaleString('en-GB')} kills between`)).toBeVisible();
});

test('a record leads to the kills that it is made of', async ({ scriptlessPage: page }) => {
  const { records } = await exported();
  const day = records.best.find(({ kind, group }) => kind === 'DAY' && group === 'ALL');
  await openHtml(page, '/records');
  await page.locator('#day').getByRole('link').nth(1).click();
  await expect(page).toHaveURL(new RegExp(`/character/${day?.character?.id}\\?from=`));
  await expect(page.getByRole('heading', { name: /^Kills/ }).first()).toBeVisible();
  const address = page.url().replace(/\/character\/\d+/, (path) => `${path}.json`);
  const { parts } = JSON.parse((await fetchFound(address)).html) as {
    parts: { kills: { nodes: unknown[] } };
  };
  expect(parts.kills.nodes.length).toBeGreaterThan(0);
});

test('a player has the marks of honour that the records give', async ({ scriptlessPage: page }) => {
  const { records } = await exported();
  const day = records.best.find(({ kind, group }) => kind === 'DAY' && group === 'ALL');
  await openHtml(page, `/character/${day?.character?.id}`);
  const mark = page.getByRole('link', { name: new RegExp(`^Most kills in a day: ${day?.value} kills, `) });
  await mark.click();
  await expect(page).toHaveURL('/records#day');
});
