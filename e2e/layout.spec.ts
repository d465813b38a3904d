import { expect, test, type Page } from '@playwright/test';

import { facts } from './facts.ts';
import { SCREENS } from './screens.ts';

const WIDTHS = [320, 390, 768, 1024, 1280];

/** Nothing may stick out of the screen at any width. */
async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { whole, sticking } = await page.evaluate(() => ({
      whole: document.documentElement.scrollWidth,
      sticking: [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .slice(0, 3)
        .map(({ tagName, className }) => `${tagName} ${String(className)}`),
    }));
    expect(whole, `${width} px: ${sticking.join(', ')}`).toBeLessThanOrEqual(width);
  }
}

/** Pictures load, say how large they are and what they show. */
async function expectSoundPictures(page: Page): Promise<void> {
  const pictures = await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.map((image) => ({
      src: image.getAttribute('src'),
      sized: image.hasAttribute('width') && image.hasAttribute('height'),
      named: image.hasAttribute('alt'),
      loaded: image.naturalWidth > 0,
    }));
  });
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter(({ sized, named, loaded }) => !sized || !named || !loaded)).toEqual([]);
}

for (const { name, address } of SCREENS) {
  test(`${name}: fits every width, and its pictures are sound`, async ({ page }) => {
    await page.goto(await address());
    await expectSoundPictures(page);
    await expectNoSidewaysScrolling(page);
  });
}

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

test('every kill of a list can be read and opened on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/kills');
  const rows = page.getByRole('table', { name: 'Newest first' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  for (const selector of ['time', '.killer a.name', '.victim a.name', '.place', 'a.details']) {
    await expect(rows.first().locator(selector).first()).toBeVisible();
    await expect(rows.first().locator(selector).first()).toBeInViewport({ ratio: 0 });
  }
});

test('names of 24 letters do not break a card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/character/${facts().character}`);
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Wwwwwwwwwwwwwwwwwwwwwwww';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  for (const [name, path] of [
    ['home', () => '/'],
    ['kills', () => '/kills'],
    ['kill', () => `/kill/${facts().kill}`],
    ['character', () => `/character/${facts().character}`],
    ['guild', () => `/guild/${facts().guild}`],
    ['feud', () => `/character/${facts().feud.join('/feud/')}`],
  ] as const) {
    test(`${name}: nothing moves while times become local`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Reflect.set(window, 'shifts', shifts);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path());
      const time = page.locator('time').first();
      await expect(time).toContainText(/EST|EDT|GMT-[45]/);
      const iso = (await time.getAttribute('datetime')) ?? '';
      const local = new Date(iso).toLocaleTimeString('en-GB', { timeZone: 'America/New_York' });
      await expect(time).toContainText(local);
      await expect(time).toHaveAttribute('title', new RegExp(`${iso.slice(11, 19)} UTC$`));
      await page.waitForLoadState('networkidle');
      const shifts: unknown = await page.evaluate(() => Reflect.get(window, 'shifts'));
      const total = Array.isArray(shifts) ? shifts.reduce((sum, shift) => sum + Number(shift), 0) : Infinity;
      expect(total).toBeLessThan(0.05);
    });
  }
});
