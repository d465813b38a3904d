import { expect, type Page } from '@playwright/test';

import { expectedKill } from './api/expected-kill.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { openFound } from './pages/open-found.ts';
import { untilQuiet } from './pages/until-quiet.ts';
import { test } from './pages/standing-browser.ts';

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
test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  for (const [name, path] of [
    ['home', () => '/'],
    ['kills', () => '/kills'],
    ['kill', () => `/kill/${fixtures().kill}`],
    ['character', () => `/character/${fixtures().character}`],
    ['guild', () => `/guild/${fixtures().guild}`],
    ['feud', () => `/character/${fixtures().feud.join('/feud/')}`],
  ] as const) {
    test(`${name}: nothing moves while times become local`, async ({ page }) => {
      await watchShifts(page);
      await openFound(page, path());
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

  test('all times of a battle are in the zone of the visitor', async ({ page }) => {
    await openFound(page, `/battle/${fixtures().battle}`);
    await expect(page.getByText(/Times are (?:EST|EDT|GMT-[45])\.$/)).toBeVisible();
    await expect(page.locator('main')).not.toContainText('UTC');
    const times = page.getByRole('table', { name: 'Losses' }).locator('tbody time');
    const iso = (await times.first().getAttribute('datetime')) ?? '';
    await expect(times.first()).toHaveText(
      new Date(iso).toLocaleTimeString('en-GB', { timeZone: 'America/New_York' }),
    );
  });

  test('on a phone, nothing moves when the day of a run becomes today', async ({ page }) => {
    const path = `/scenario/${fixtures().scenario}`;
    const start = /datetime="([^"]+)"/i.exec(await (await page.request.get(path)).text())?.[1] ?? '';
    await page.setViewportSize({ width: 360, height: 640 });
    await page.clock.install({ time: new Date(start) });
    await watchShifts(page);
    await openFound(page, path);
    await expect(page.locator('section:has(h1) time[data-format]')).toContainText('today');
    await untilQuiet(page);
    expect(await shiftOf(page)).toBeLessThan(0.05);
  });

  test('a time of today says so, until the day is over', async ({ page }) => {
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
