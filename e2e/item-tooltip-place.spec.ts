import { expect } from '@playwright/test';

import { itemLinks, itemTooltip } from './api/item-owners.ts';
import { test } from './pages/shared-page.ts';

test('turns to where there is room, and never leaves the window', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/items');
  const [link, tooltip] = [itemLinks(page).nth(6), itemTooltip(page)];
  for (const [place, beside] of [
    ['inset:0 auto auto 0', true],
    ['inset:0 0 auto auto', true],
    ['inset:auto 0 0 auto', true],
    ['inset:auto auto 0 0', true],
    ['inset:0 0 auto 0', false],
  ] as const) {
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await page.mouse.move(450, 350);
    await link.evaluate((element, place) => {
      if (element instanceof HTMLElement) element.style.cssText = `position:fixed;z-index:29;${place}`;
    }, place);
    await link.hover();
    await expect(tooltip).toBeVisible();
    const [owner, tip] = [await link.boundingBox(), await tooltip.boundingBox()];
    if (!owner || !tip) throw new Error('nothing is shown');
    expect(tip.x, place).toBeGreaterThanOrEqual(8);
    expect(tip.y, place).toBeGreaterThanOrEqual(8);
    expect(tip.x + tip.width, place).toBeLessThanOrEqual(892);
    expect(tip.y + tip.height, place).toBeLessThanOrEqual(692);
    const covers = tip.x < owner.x + owner.width && owner.x < tip.x + tip.width;
    expect(covers, place).toBe(!beside);
  }
});

test('follows its owner when the page scrolls, and goes when that is gone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto('/items');
  const [link, tooltip] = [itemLinks(page).nth(8), itemTooltip(page)];
  await link.focus();
  await expect(tooltip).toBeVisible();
  await page.evaluate(() => scrollBy(0, 60));
  await expect(tooltip).toBeVisible();
  await page.evaluate(() => scrollTo(0, 10_000));
  await page.evaluate(() => scrollTo(0, 0));
  await expect(tooltip).toBeHidden();
});

test('a click follows the link, also where a sheet came up above it', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await page.goto('/items');
  const [link, tooltip] = [itemLinks(page).nth(3), itemTooltip(page)];
  await link.hover();
  await expect(tooltip).toBeVisible();
  const coversLink = () =>
    link.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      const shown = document.elementFromPoint(left + 9, top + height / 2);
      return Boolean(shown?.closest('[role=tooltip]'));
    });
  await expect.poll(coversLink).toBe(true);
  const href = await link.getAttribute('href');
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(href ?? '');
  await expect(tooltip).toBeHidden();
});
