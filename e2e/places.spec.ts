import { expect } from '@playwright/test';

import { PAIRINGS } from '#lib/game/places/war-map.ts';
import { NAMED_ZONES } from '#lib/game/places/zones.ts';
import { killsByRealm } from '#lib/url/filter/kills-by-realm.ts';

import { queryApi, requireFirst } from './api/api-client.ts';
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

/** The layers of a map, with the words of their drawing. */
const LAYERS = [
  ['battles', 'Battles', /kills in the last 30 days fell in \d+ battle/],
  ['creatures', 'Creatures', /creatures? stands? in \d+ place/],
  ['game objects', 'Game objects', /game objects? stands? in \d+ place|No game object/],
  ['who gives quests', 'Quest givers and enders', /^Map of .* quests?$/],
  ['keeps and chapters', 'Keeps, objectives and chapters', /places? on the map|No keep/],
] as const;

/** The zone of the newest battle. */
async function zoneOfBattle(): Promise<string> {
  const { battles } = await queryApi<{ battles: { nodes: { zone: { id: string } | null }[] } }>(
    '{ battles(first: 1) { nodes { zone { id } } } }',
    {},
  );
  return requireFirst(
    battles.nodes.flatMap(({ zone }) => zone ?? []),
    'battle',
  ).id;
}

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

  for (const [layer, label, words] of LAYERS) {
    test(`the map of a zone shows ${layer}, in words too`, async ({ scriptlessPage: page }) => {
      await openHtml(page, `/zone/${await zoneOfBattle()}`);
      const layers = page.getByRole('navigation', { name: 'Map', exact: true });
      await layers.getByRole('link', { name: label }).click();
      await expect(layers.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true');
      await expect(
        page.getByRole('table', {
          name: `${label === 'Keeps, objectives and chapters' ? 'Places' : label} of the map`,
        }),
      ).toBeVisible();
      await expect(page.getByRole('img', { name: words })).toBeVisible();
      await expect(page.getByText('does not tell this of a place')).toHaveCount(0);
      await expect(page.getByText(/does not tell where they are: entrances of scenarios/)).toBeVisible();
    });
  }

  test('kills in battles and outside of them are all kills of a zone', async ({ scriptlessPage: page }) => {
    const zone = await zoneOfBattle();
    const { kills } = await figuresOf<ZoneFigures>(`/zone/${zone}.json`);
    await openHtml(page, `/zone/${zone}?layer=battles`);
    const words = (await page.locator('figcaption').first().textContent()) ?? '';
    const [, inside, all, outside] =
      /([\d,]+) of ([\d,]+) kills .* fell in .*, ([\d,]+) outside/
        .exec(words)
        ?.map((text) => Number(text.replaceAll(',', ''))) ?? [];
    expect(all).toBe(kills.order + kills.destruction);
    expect((inside ?? 0) + (outside ?? 0)).toBe(all);
  });

  test('a battle leads to its zone on that day', async ({ scriptlessPage: page }) => {
    const zone = await zoneOfBattle();
    await openHtml(page, `/battles?zone=${zone}`);
    await page.getByRole('table', { name: 'Battles' }).getByRole('link', { name: 'Details' }).first().click();
    const link = page.locator('main').getByRole('link', { name: /on that day$/ });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(new RegExp(`^/zone/${zone}\\?period=\\d{4}-\\d\\d-\\d\\d$`));
    await link.click();
    await expect(page.getByRole('heading', { name: /^Kills on \d{1,2} \w+ \d{4} \(UTC\)$/ })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Show', exact: true }).locator('[aria-current]'),
    ).toHaveText(/^\d{1,2} \w+ \d{4}$/);
  });

  test('the tiles of the map are read as sentences, tier by tier', async ({ scriptlessPage: page }) => {
    await openHtml(page, '/map?period=month');
    for (const { name } of PAIRINGS) {
      const region = page.getByRole('region', { name, exact: true });
      const tiers = await region.getByRole('heading', { level: 3 }).allTextContents();
      expect(tiers.slice(0, 4)).toEqual(['Tier 1', 'Tier 2', 'Tier 3', 'Tier 4']);
      const lines = (await region.ariaSnapshot()).split('\n').filter((line) => line.includes('link "'));
      expect(lines).toHaveLength(await region.getByRole('link').count());
      for (const line of lines) {
        expect(line).toMatch(
          /link "[^:"]+ ?: (No kill|Order [\d,]+, Destruction [\d,]+ ?; .+) ?; (usually|too early to say) /,
        );
      }
    }
  });

  test('the map and a zone on paper have their words, and nothing to press', async ({ page }) => {
    await page.goto(`${SITE}/map?period=month`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/in the last 30 days/).first()).toBeVisible();
    const tile = page.getByRole('link', { name: /^Praag/ }).first();
    await expect(tile).toContainText(/No kill|leads|even/);
    await expect(tile).toBeVisible();
    for (const role of ['navigation', 'button', 'textbox', 'spinbutton'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await page.goto(`${SITE}/zone/${await zoneOfBattle()}`);
    await expect(page.getByText(/^Most kills in .* in \w+ \d{4} so far \(UTC\)\.$/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Kills by hour of the week' })).toBeVisible();
    await expect(page.getByText('Show as table').first()).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`sides of the map are told apart by words and hatching in ${colorScheme} forced colours`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto(`${SITE}/map?period=month`);
      const fought = page.getByRole('link', { name: /Order [\d,]+, Destruction/ });
      await expect(fought.first()).toBeVisible();
      for (const words of await fought.allInnerTexts())
        expect(words).toMatch(/Order leads|Destruction leads|even/);
      const parts = fought.first().locator('svg rect');
      const paints = await parts.evaluateAll((rects) => rects.map((rect) => getComputedStyle(rect).fill));
      expect(paints.filter((paint) => paint.startsWith('url('))).toHaveLength(1);
      expect(new Set(paints).size).toBe(3);
      await page.goto(`${SITE}/zone/${await zoneOfBattle()}`);
      const hours = page.locator('figure', { hasText: 'When it is lively' }).locator('svg');
      const [canvas, text] = colorScheme === 'light' ? ['255', '0'] : ['0', '255'];
      await expect(hours.locator('rect.fill-sunken').first()).toHaveCSS(
        'fill',
        `rgb(${canvas}, ${canvas}, ${canvas})`,
      );
      await expect(hours.locator('rect.fill-accent').first()).toHaveCSS(
        'fill',
        `rgb(${text}, ${text}, ${text})`,
      );
      await expect(hours.locator('text').first()).toHaveCSS('fill', `rgb(${text}, ${text}, ${text})`);
    });
  }

  test('a level is remembered in the browser, and offered the next time', async ({ page }) => {
    await page.goto(`${SITE}/map?level=24`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('own-level'))).toBe('24');
    await page.goto(`${SITE}/map`);
    await page.getByRole('link', { name: 'For level 24, as last time' }).click();
    await expect(page).toHaveURL(/\/map\?level=24$/);
    await expect(page.getByLabel('Your level')).toHaveValue('24');
    await expect(page.getByRole('link', { name: /as last time/ })).toBeHidden();
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

test('a search for praag finds the zone first', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/search/praag');
  const first = page.getByRole('table').locator('tbody tr').first().getByRole('link');
  await expect(first).toHaveText('Praag');
  await expect(first).toHaveAttribute('href', '/zone/105');
});

test('every zone with a name is three clicks from the home page', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'War', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'War', exact: true })
    .getByRole('link', { name: 'Zones' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zones');
  const hrefs = await page
    .getByRole('table', { name: 'Zones' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.toSorted()).toEqual(NAMED_ZONES.map((id) => `/zone/${id}`).toSorted());
  await page
    .getByRole('table', { name: 'Zones' })
    .getByRole('link', { name: 'Kadrin Valley', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kadrin Valley');
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
