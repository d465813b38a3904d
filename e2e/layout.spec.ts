import { expect, type Page, test as freshTest } from '@playwright/test';

import { queryApi, requireFirst } from './api/api-client.ts';
import { expectedKill } from './api/expected-kill.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { SITE } from './servers/addresses.ts';
import { test } from './pages/shared-page.ts';
import { untilQuiet } from './pages/until-quiet.ts';

test('the layout is narrow up to 768 px, and wide from 769 px on', async ({ page }) => {
  await page.goto('/kills');
  const menu = page.locator('summary[aria-label=Menu]');
  const links = page.getByRole('navigation', { name: 'Main' });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menu).toBeVisible();
  await expect(links).toBeHidden();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(menu).toBeHidden();
  await expect(links).toBeVisible();
});

test('the masthead has room for every area, wherever its layout changes', async ({ page }) => {
  await page.goto('/storylines');
  for (const width of [769, 800, 801, 920, 921, 1120, 1121, 1200, 1201]) {
    await page.setViewportSize({ width, height: 700 });
    const scrolls = await page.evaluate(() =>
      [...document.querySelectorAll('header, header nav')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ),
    );
    expect(scrolls, `${width} px`).toBe(false);
    const theme = await page.getByRole('button', { name: 'Switch theme' }).boundingBox();
    expect({ width: theme?.width, left: theme?.x }, `${width} px`).toEqual({
      width: 40,
      left: width - 24 - 40,
    });
    if (width > 1120) expect(await placeholderRoom(page), `${width} px`).toBeGreaterThan(0);
  }
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Players',
    'Guilds',
    'Kills',
    'Scenarios',
    'Skirmishes',
    'Ranked',
    'Library',
    'Dungeons',
    'War journal',
  ]);
});

test('the panels about the war leave no hole under the boards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const bottom = async (name: string) => {
    const box = await page.getByRole('region', { name }).boundingBox();
    return box ? Math.round(box.y + box.height) : null;
  };
  const end = await bottom('The front');
  expect(end).not.toBeNull();
  expect(await bottom('Newest big skirmish')).toBe(end);
});

/** Pixels that the search field of the masthead has beside its placeholder. */
function placeholderRoom(page: Page): Promise<number> {
  return page.locator('header [data-hotkey]').evaluate((input: HTMLInputElement) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('The browser draws no text.');
    context.font = getComputedStyle(input).font;
    return input.clientWidth - context.measureText(input.placeholder).width;
  });
}

test('no field makes a phone enlarge the page', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  for (const path of [
    '/kills',
    '/items',
    '/instance-runs',
    '/leaderboard',
    `/scenario/${fixtures().scenario}`,
  ]) {
    await page.goto(SITE + path);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea',
        ),
      ]
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.getAttribute('name')),
    );
    expect(small, path).toEqual([]);
  }
  await context.close();
});

test('every kill of a list can be read and opened on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/kills');
  const rows = page.getByRole('table', { name: 'Newest first' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  const row = rows.first();
  const players = row.locator('a[href^="/character/"]');
  const place = row.getByRole('cell').nth(3);
  const details = row.getByRole('link', { name: /^Details of the kill of / });
  for (const part of [row.locator('time').first(), players.first(), players.nth(1), place, details]) {
    await expect(part).toBeVisible();
    await expect(part).toBeInViewport({ ratio: 0 });
  }
});

test('a phone shows the first row of an answer and the current tab on its first screen', async ({ page }) => {
  const { character, guild, scenario, skirmish } = fixtures();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/leaderboard',
    '/leaderboard/guilds',
    '/ranked-leaderboard',
    '/instance-runs',
    '/scenarios',
    '/skirmishes',
    '/kills',
    '/items',
    `/character/${character}`,
    `/character/${character}/skirmishes`,
    `/guild/${guild}/members`,
    `/scenario/${scenario}`,
    `/skirmish/${skirmish}`,
  ]) {
    await page.goto(path);
    // A table of an overview may stand further up in the document than it is seen.
    const ends = await page
      .locator('main tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom).filter(Boolean));
    // A long name takes a line more in the head of a run.
    expect(Math.min(...ends), path).toBeLessThanOrEqual(path.startsWith('/scenario/') ? 900 : 844);
    for (const tab of await page.locator('main nav a[aria-current]').all()) {
      await expect(tab, path).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a phone folds the filters into a line that says what is chosen', async ({ page }) => {
    await page.goto('/leaderboard?realm=order&period=lastWeek');
    const form = page.getByRole('form', { name: 'Choose a leaderboard' });
    await expect(form).toBeHidden();
    await page.getByText('Period: Last week, Realm: Order').click();
    await form.getByLabel('Realm').selectOption('Destruction');
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/realm=destruction/);
    await expect(page.getByText('Realm: Destruction')).toBeVisible();
  });
});

test('pictures of rows keep their size on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/items', `/search/${fixtures().searchText}`, '/ranked-leaderboard']) {
    await page.goto(path);
    const widths = await page
      .locator('tbody img')
      .evaluateAll((images) =>
        images.map((image) => [image.getBoundingClientRect().width, Number(image.getAttribute('width'))]),
      );
    expect(widths.length).toBeGreaterThan(0);
    for (const [shown, wanted] of widths) expect(shown, path).toBe(wanted);
  }
});

test('names of 24 letters do not break a card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/character/${fixtures().character}`);
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Wwwwwwwwwwwwwwwwwwwwwwww';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

freshTest.describe('with letters and lines as far apart as a reader needs them', () => {
  freshTest.use({ bypassCSP: true });

  freshTest('no page scrolls sideways', async ({ page }) => {
    for (const path of ['/', '/kills', `/character/${fixtures().character}`, '/scenarios', '/formats']) {
      await page.goto(path);
      // The distances of WCAG 2.2, success criterion 1.4.12.
      await page.addStyleTag({
        content: `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
          p { margin-bottom: 2em !important }`,
      });
      for (const width of [390, 820, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(needed, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });
});

const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of all layout shifts since `watchShifts`. */
async function shiftOf(page: Page): Promise<number> {
  const shifts: unknown = await page.evaluate(() => Reflect.get(window, 'shifts'));
  return Array.isArray(shifts) ? shifts.reduce<number>((sum, shift) => sum + Number(shift), 0) : Infinity;
}

// What is not loaded yet moves most, and a clock counts for a whole context.
freshTest.describe('in another time zone', () => {
  freshTest.use({ timezoneId: 'America/New_York' });

  for (const [name, path] of [
    ['home', () => '/'],
    ['kills', () => '/kills'],
    ['kill', () => `/kill/${fixtures().kill}`],
    ['character', () => `/character/${fixtures().character}`],
    ['guild', () => `/guild/${fixtures().guild}`],
    ['feud', () => `/character/${fixtures().feud.join('/feud/')}`],
  ] as const) {
    freshTest(`${name}: nothing moves while times become local`, async ({ page }) => {
      await watchShifts(page);
      await page.goto(path());
      const time = page.locator('time[data-format$=second]').first();
      await expect(time).toContainText(/EST|EDT|GMT-[45]/);
      const iso = (await time.getAttribute('datetime')) ?? '';
      const local = new Date(iso).toLocaleTimeString('en-GB', { timeZone: 'America/New_York' });
      await expect(time).toContainText(local);
      await expect(time).toHaveAttribute('title', new RegExp(`${iso.slice(11, 19)} UTC$`));
      await untilQuiet(page);
      expect(await shiftOf(page)).toBeLessThan(0.05);
    });
  }

  freshTest('on a phone, nothing moves when the day of a run becomes today', async ({ page }) => {
    const path = `/scenario/${fixtures().scenario}`;
    const start = /datetime="([^"]+)"/i.exec(await (await page.request.get(path)).text())?.[1] ?? '';
    await page.setViewportSize({ width: 360, height: 640 });
    await page.clock.install({ time: new Date(start) });
    await watchShifts(page);
    await page.goto(path);
    await expect(page.locator('section:has(h1) time[data-format]')).toContainText('today');
    await untilQuiet(page);
    expect(await shiftOf(page)).toBeLessThan(0.05);
  });

  freshTest('a time of today says so, until the day is over', async ({ page }) => {
    const { id, time } = await expectedKill(fixtures().kill);
    await page.clock.install({ time: time * 1000 });
    await page.goto(`/kill/${id}`);
    const shown = page.locator('section:has(h1) time');
    await expect(shown).toHaveText(/^today [\d:]{8} (?:EST|EDT|GMT-[45])$/);
    await expect(shown).toHaveAttribute('title', /^\d+ \w+ \d{4}, [\d:]{8} UTC$/);
    await page.clock.fastForward('24:00:00');
    await expect(shown).toHaveText(/^\d+ \w+ \d{4}, [\d:]{8} (?:EST|EDT|GMT-[45])$/);
  });
});

interface SoloKills {
  readonly kills: {
    readonly nodes: readonly {
      readonly scenario: object | null;
      readonly attackers: readonly {
        readonly damagePercent: number;
        readonly character: { readonly id: string };
      }[];
    }[];
  };
}

test('what a kill is called does not touch the way to its details', async ({ page }) => {
  const { kills } = await queryApi<SoloKills>(
    '{ kills(soloOnly: true, first: 50) { nodes { scenario { id } attackers { damagePercent character { id } } } } }',
  );
  const alone = kills.nodes.filter(({ scenario }) => scenario).flatMap(({ attackers }) => attackers);
  const { character } = requireFirst(alone, 'solo kill in a scenario');
  for (const width of [1280, 1000, 800]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/character/${character.id}?soloOnly=true`);
    const touching = await page.locator('main tbody tr').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const chip = [...row.querySelectorAll('span')].find(({ textContent }) => textContent === 'Solo kill');
        const details = row.querySelector('td:last-child a')?.getBoundingClientRect();
        const box = chip?.getBoundingClientRect();
        return box && details && box.right > details.left ? [`${box.right} > ${details.left}`] : [];
      }),
    );
    expect(touching, `${width} px`).toEqual([]);
    await expect(page.getByText('Solo kill', { exact: true }).first()).toBeVisible();
  }
});
