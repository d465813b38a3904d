import { expect } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import { collectPages } from './pages/pager.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';
import { canonicalPath, currentTab, tabs } from './pages/section-tabs.ts';
import { linkedIds, tableColumn } from './pages/kill-table.ts';

interface Creature {
  readonly name: string;
  readonly questsStarter: readonly Quest[];
  readonly questsFinisher: readonly (Quest & { readonly starterCreatures: readonly Quest[] })[];
  readonly vendorItems: { readonly totalCount: number; readonly nodes: readonly Offer[] };
}

interface Quest {
  readonly id: string;
  readonly name: string;
}

interface Offer {
  readonly count: number;
  readonly item: { readonly id: string; readonly name: string };
}

const CREATURE = `query ($id: ID!) {
  creature(id: $id) {
    name questsStarter { id name } questsFinisher { id name starterCreatures { id name } }
    vendorItems(first: 50) { totalCount nodes { count item { id name } } }
  }
}`;

const creatureOf = async (id: string) => (await queryApi<{ creature: Creature }>(CREATURE, { id })).creature;

const SECTIONS = 'Creature sections';

test.describe('a creature with quests and goods', () => {
  for (const [section, shown, canonical] of [
    ['', 'Quests', ''],
    ['/quests', 'Quests', ''],
    ['/vendorItems', 'Items sold', '/vendorItems'],
    ['/finished', 'Quests finished', '/finished'],
  ] as const) {
    test(`shows ${shown} at "${section}"`, async ({ scriptlessPage: page }) => {
      const id = fixtures().questVendor;
      const { name, questsStarter, questsFinisher, vendorItems } = await creatureOf(id);
      await openHtml(page, `/creature/${id}${section}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
        'Home',
        'Creatures',
        name,
      ]);
      const counts = {
        Quests: questsStarter.length,
        'Items sold': vendorItems.totalCount,
        'Quests finished': questsFinisher.length,
      };
      const labels = Object.entries(counts).map(
        ([label, count]) => `${label} (${count.toLocaleString('en-US')})`,
      );
      await expect(tabs(page, SECTIONS)).toHaveText(labels);
      await expect(currentTab(page, SECTIONS)).toHaveText(
        `${shown} (${counts[shown].toLocaleString('en-US')})`,
      );
      expect(await canonicalPath(page)).toBe(`/creature/${id}${canonical}`);
      const table = page.getByRole('table');
      const first = await tableColumn(table, shown === 'Items sold' ? 'Item' : 'Quest');
      const expected = {
        Quests: questsStarter,
        'Items sold': vendorItems.nodes.map(({ item }) => item),
        'Quests finished': questsFinisher,
      }[shown];
      for (const [index, one] of expected.slice(0, 10).entries()) {
        await expect(first.nth(index)).toContainText(one.name);
      }
      if (shown !== 'Quests finished') return;
      for (const [index, { starterCreatures }] of questsFinisher.slice(0, 10).entries()) {
        for (const giver of starterCreatures) await expect(first.nth(index)).toContainText(giver.name);
      }
    });
  }

  test('has a title of its own for each section', async ({ scriptlessPage: page }) => {
    const id = fixtures().questVendor;
    const { name } = await creatureOf(id);
    await openHtml(page, `/creature/${id}/quests`);
    const title = await page.title();
    await openHtml(page, `/creature/${id}`);
    expect(await page.title()).toBe(title);
    await openHtml(page, `/creature/${id}/vendorItems`);
    expect(await page.title()).toBe(`Items sold by ${name} (#${id}) · War Ledger`);
    expect(title).not.toContain('Items sold');
    await openHtml(page, `/creature/${id}/finished`);
    expect(await page.title()).toBe(`Quests that end at ${name} (#${id}) · War Ledger`);
  });
});

for (const section of ['', '/quests', '/vendorItems']) {
  test(`a vendor that stands nowhere sells at "${section}"`, async ({ scriptlessPage: page }) => {
    const id = fixtures().placelessVendor;
    const { name } = await creatureOf(id);
    await openHtml(page, `/creature/${id}${section}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(currentTab(page, SECTIONS)).toContainText('Items sold');
    await expect(tabs(page, SECTIONS)).toHaveCount(1);
    await expect(page.getByRole('table', { name: 'Items sold' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Location' })).toContainText('Not found');
    await expect(page.getByRole('navigation', { name: 'Zones' })).toHaveCount(0);
    expect(await canonicalPath(page)).toBe(`/creature/${id}`);
  });
}

test('goods are paged by ten, each with its number and price', async ({ scriptlessPage: page }) => {
  const id = fixtures().placelessVendor;
  const { vendorItems } = await creatureOf(id);
  await openHtml(page, `/creature/${id}`);
  const table = page.getByRole('table', { name: 'Items sold' });
  await expect(table.getByRole('columnheader')).toHaveText(['Item', 'Price']);
  const read = async () => linkedIds((await tableColumn(table, 'Item')).getByRole('link'));
  const ids = vendorItems.nodes.map(({ item }) => item.id);
  const expected = Array.from({ length: Math.ceil(ids.length / 10) }, (_, index) =>
    ids.slice(index * 10, index * 10 + 10),
  );
  const list = { pager: 'items sold', read };
  expect(await collectPages(page, list, 'Next', expected.length)).toEqual(expected);
  expect(await collectPages(page, list, 'Previous', expected.length)).toEqual(expected.toReversed());
  const cells = await tableColumn(table, 'Item');
  for (const [index, { count }] of vendorItems.nodes.slice(0, 10).entries()) {
    if (count > 1) await expect(cells.nth(index)).toContainText(`× ${count}`);
    else await expect(cells.nth(index)).not.toContainText('×');
  }
});

test('a creature without goods shows its quests at the address of goods', async ({
  scriptlessPage: page,
}) => {
  const id = fixtures().questGiver;
  await openHtml(page, `/creature/${id}/vendorItems`);
  await expect(tabs(page, SECTIONS).filter({ hasText: 'Items sold' })).toHaveCount(0);
  await expect(currentTab(page, SECTIONS)).toContainText('Quests (');
  expect(await canonicalPath(page)).toBe(`/creature/${id}`);
});

test('an address of no creature is not found', async () => {
  const { questVendor: id } = fixtures();
  for (const path of ['0', '999999999', 'abc', `0${id}`, '-1', 'toString', '999999999/quests']) {
    const { status, html } = await fetchPage(`${SITE}/creature/${path}`);
    expect([path, status]).toEqual([path, 404]);
    expect(html).toContain('Not found');
  }
});
