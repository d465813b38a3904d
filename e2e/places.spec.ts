import { expect } from '@playwright/test';

import { killsByRealm } from '#lib/url/filter/kills-by-realm.ts';

import { queryApi } from './api/api-client.ts';
import { fetchFound, fetchPage } from './api/http-client.ts';
import { SERVES_API } from './api/site-api.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { NOW } from './pages/calendar.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

interface Count {
  readonly totalCount: number;
}

interface ZoneFigures {
  readonly kills: { readonly order: number; readonly destruction: number };
  readonly hours: readonly number[];
}

interface MapFigures {
  readonly zones: readonly { readonly id: number; readonly order: number; readonly destruction: number }[];
}

const figuresOf = async <Figures>(path: string): Promise<Figures> => {
  const { html } = await fetchFound(SITE + path);
  const { figures }: { figures: Figures } = JSON.parse(html);
  return figures;
};

/** Seconds of the spans, each with the minute that is running. */
const SPANS = { hours: 7_200, day: 86_400, week: 7 * 86_400, month: 30 * 86_400 } as const;
const MINUTE = 60;
const until = Math.floor(NOW.getTime() / 1_000 / MINUTE) * MINUTE;

test.describe('places', () => {
  test.skip(!SERVES_API, 'The kills of zones are those of our own API.');

  for (const [period, length] of Object.entries(SPANS)) {
    test(`the map and a zone have the kills of the ${period} that the API counts`, async () => {
      const zone = fixtures().skirmishZone;
      const where = {
        zoneId: { eq: Number(zone) },
        time: { gte: until - length, lt: until + MINUTE },
      };
      const { order, destruction } = await queryApi<{ order: Count; destruction: Count }>(
        `query ($order: KillFilterInput, $destruction: KillFilterInput) {
          order: kills(where: $order, first: 0) { totalCount }
          destruction: kills(where: $destruction, first: 0) { totalCount }
        }`,
        { order: killsByRealm(where, 'ORDER'), destruction: killsByRealm(where, 'DESTRUCTION') },
      );
      const kills = { order: order.totalCount, destruction: destruction.totalCount };
      const own = await figuresOf<ZoneFigures>(`/zone/${zone}.json?period=${period}`);
      expect(own.kills).toEqual(kills);
      expect(own.hours).toHaveLength(168);
      const { zones } = await figuresOf<MapFigures>(`/map.json?period=${period}`);
      expect(zones.find(({ id }) => id === Number(zone)) ?? { order: 0, destruction: 0 }).toMatchObject(
        kills,
      );
    });
  }

  test('every zone of the map is a link to its page, without scripts', async ({ scriptlessPage: page }) => {
    await openHtml(page, '/map?period=month');
    const tiles = page.getByRole('link', { name: /usual/ });
    expect(await tiles.count()).toBeGreaterThan(30);
    await tiles.filter({ hasText: 'Praag' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Praag');
    await page
      .getByRole('navigation', { name: 'Zones beside it' })
      .getByRole('link', { name: 'Reikland' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reikland');
  });

  test('a level that is typed narrows where to go, and nonsense narrows nothing', async ({
    scriptlessPage: page,
  }) => {
    await openHtml(page, '/map');
    await page.getByLabel('Your level').fill('12');
    await page.getByRole('button', { name: 'Where to go' }).click();
    await expect(page).toHaveURL(/\/map\?level=12$/);
    await expect(page.getByText('for level 12').first()).toBeVisible();
    await openHtml(page, '/map?level=99&period=toString');
    await expect(page.getByText('for level')).toHaveCount(0);
  });
});

test('a search for praag finds the zone', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/search/praag');
  await expect(page.locator('main').getByRole('link', { name: 'Praag' }).first()).toHaveAttribute(
    'href',
    '/zone/105',
  );
});

test('zones are sorted and narrowed in the address', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/zones?tier=4&order=name');
  const names = await page.getByRole('table', { name: 'Zones' }).getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(10);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(names).toContain('Praag');
});

for (const path of ['/zone/999999', '/zone/abc', '/zone/64999', '/zone/toString']) {
  test(`${path} is not found`, async () => {
    expect((await fetchPage(SITE + path)).status).toBe(404);
  });
}
