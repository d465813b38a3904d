import { expect, type Page } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { canonicalPath, currentTab, tabs } from './pages/section-tabs.ts';
import { SITE } from './servers/addresses.ts';

interface Spawning {
  readonly name: string;
  readonly spawns: readonly { readonly position: { zoneId: number; zone: { name: string } | null } }[];
}

interface Zone {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

async function zonesOf(
  field: 'creature' | 'gameObject',
  id: string,
): Promise<{ name: string; zones: Zone[] }> {
  const answer = await queryApi<Record<string, Spawning>>(
    `query ($id: ID!) { ${field}(id: $id) { name spawns { position { zoneId zone { name } } } } }`,
    { id },
  );
  const { name, spawns } = answer[field] ?? { name: '', spawns: [] };
  const ids = [...new Set(spawns.map(({ position }) => position.zoneId))];
  const zones = ids.map((zoneId) => {
    const there = spawns.filter(({ position }) => position.zoneId === zoneId);
    return { id: zoneId, name: there[0]?.position.zone?.name ?? '', count: there.length };
  });
  return { name, zones };
}

/** Expects a zone's map and the text beside it to cover all its spawns. */
async function expectMap(page: Page, { id, name, count }: Zone): Promise<void> {
  const words = `${count} ${count === 1 ? 'spawn' : 'spawns'}`;
  const map = page.getByRole('img', { name: new RegExp(`^Map of ${name} with ${words}: \\d+ in the `) });
  await expect(map).toHaveCount(1);
  expect(await map.evaluate(countPins)).toBe(count);
  const location = page.getByRole('region', { name: 'Location' });
  await expect(location.getByRole('heading', { level: 2 }).first()).toHaveText(`${words} in ${name}`);
  const parts = await location.getByRole('listitem').filter({ hasText: ' in the ' }).allTextContents();
  const counts = parts.map((part) => Number(/^(\d+) in the [a-z-]+$/.exec(part)?.[1]));
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(count);
  const heatmap = location.getByRole('link', { name: `Kills in ${name}` });
  await expect(heatmap).toHaveCount((await hasHeatmap(id)) ? 1 : 0);
}

/** Spawns that the pins of a map stand for: a pin without a number for one. */
function countPins(map: Element): number {
  const numbers = Array.from(map.querySelectorAll('text'), ({ textContent }) => Number(textContent));
  return numbers.reduce((sum, each) => sum + each - 1, map.querySelectorAll('use').length);
}

async function hasHeatmap(zone: number): Promise<boolean> {
  const { status, html } = await fetchPage(`${SITE}/zone_heatmap/${zone}`);
  return status === 200 && !html.includes('<meta name="robots" content="noindex');
}

for (const [field, path, fixture] of [
  ['creature', 'creature', 'questGiver'],
  ['gameObject', 'gameobject', 'questObject'],
] as const) {
  test(`a ${path} has a map for each of its zones, the first by default`, async ({
    scriptlessPage: page,
  }) => {
    const id = fixtures()[fixture];
    const { name, zones } = await zonesOf(field, id);
    const [first, second] = zones;
    if (!first || !second) throw new Error('It stands in one zone only');
    for (const [address, zone, canonical] of [
      ['', first, ''],
      ['/quests', first, ''],
      [`/zone/${first.id}`, first, ''],
      [`/zone/${second.id}`, second, `/zone/${second.id}`],
    ] as const) {
      await openHtml(page, `/${path}/${id}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const strip = tabs(page, 'Zones');
      await expect(strip).toHaveText(zones.map((each) => `${each.name} (${each.count})`));
      await expect(strip.nth(1)).toHaveAttribute('href', `/${path}/${id}/zone/${second.id}`);
      await expect(currentTab(page, 'Zones')).toHaveText(`${zone.name} (${zone.count})`);
      await expectMap(page, zone);
      await expect(page.getByRole('table', { name: 'Quests that start here' })).toHaveCount(1);
      expect(await canonicalPath(page)).toBe(`/${path}/${id}${canonical}`);
    }
    const title = await page.title();
    expect(title.startsWith(`${name} in ${second.name}`), title).toBe(true);
    expect(title).toContain(`(#${id})`);
  });

  test(`a zone in which a ${path} does not stand is not found`, async () => {
    const id = fixtures()[fixture];
    const { zones } = await zonesOf(field, id);
    const stranger = [1, 2, 3, 4, 5, 6, 7].find((zone) => !zones.some((each) => each.id === zone)) ?? 0;
    for (const zone of [stranger, '0', '65536', 'abc', `0${zones[0]?.id}`, 'toString']) {
      const { status, html } = await fetchPage(`${SITE}/${path}/${id}/zone/${zone}`);
      expect([zone, status]).toEqual([zone, 404]);
      expect(html).toContain('Not found');
    }
  });
}

test('a zone without a map says so, and names the creature and its zones', async ({
  scriptlessPage: page,
}) => {
  const id = fixtures().mapless;
  const { name, zones } = await zonesOf('creature', id);
  await openHtml(page, `/creature/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const location = page.getByRole('region', { name: 'Location' });
  await expect(location).toContainText('Not found');
  await expect(location).toContainText(` map of ${zones[0]?.name}`);
  await expect(tabs(page, 'Zones')).toHaveCount(zones.length);
});

test('a game object without quests has no tabs but its zones', async ({ scriptlessPage: page }) => {
  const id = fixtures().questlessObject;
  const { name, zones } = await zonesOf('gameObject', id);
  for (const section of ['', '/quests']) {
    await openHtml(page, `/gameobject/${id}${section}`);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      'Game objects',
      name,
    ]);
    await expect(tabs(page, 'Zones')).toHaveCount(zones.length);
    await expect(page.getByRole('navigation', { name: 'Game object sections' })).toHaveCount(0);
    await expect(page.getByRole('table', { name: /quests/i })).toHaveCount(0);
    expect(await canonicalPath(page)).toBe(`/gameobject/${id}`);
  }
});

test('an address of no game object is not found', async () => {
  for (const path of ['0', '999999999', 'abc', '007', 'toString/quests']) {
    const { status, html } = await fetchPage(`${SITE}/gameobject/${path}`);
    expect([path, status]).toEqual([path, 404]);
    expect(html).toContain('Not found');
  }
});
