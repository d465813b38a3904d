import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { holdScripts } from './pages/hold-scripts.ts';
import { cardRequests, itemLinks, itemTooltip } from './api/item-owners.ts';
import { untilQuiet } from './pages/until-quiet.ts';
import { collectProblems } from './screens/visit-screen.ts';
import { measureIdleWork } from './screens/page-weight.ts';
import { test } from './pages/standing-browser.ts';
import { NOW } from './pages/calendar.ts';

/** Milliseconds: surely longer than a tooltip takes to open or to close. */
const LONG_ENOUGH = 500;

/** Reads the positions of elements in the window, and the number of unexpected layout shifts. */
const layout = (page: Page) =>
  page.evaluate(() => ({
    boxes: [...document.querySelectorAll('main *')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].join(' ');
    }),
    shifts: Number(Reflect.get(window, 'shifts')),
  }));

async function countShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'shifts', 0);
    new PerformanceObserver((list) => {
      Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + list.getEntries().length);
    }).observe({ type: 'layout-shift' });
  });
}

/** Moves the mouse so that 40 ms of the page's time pass from one point to the next, however slow the machine is. */
async function moveAlong(page: Page, points: readonly (readonly [number, number])[]): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  for (const [x, y] of points) {
    await page.mouse.move(x, y);
    await page.clock.runFor(40);
  }
  await page.clock.resume();
}

test('opens at once on focus, describes its owner, and closes on Escape and blur', async ({ page }) => {
  const problems = await collectProblems(page);
  await page.goto('/items');
  const [links, tooltip] = [itemLinks(page), itemTooltip(page)];
  const before = await links.nth(1).textContent();
  await links.first().focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await expect(tooltip).toBeVisible();
  await expect(links.nth(1)).toHaveAttribute('aria-describedby', (await tooltip.getAttribute('id')) ?? '');
  await expect(links.nth(1)).toHaveAccessibleDescription(/Item level \d+/);
  expect(before).toContain(await tooltip.getByRole('paragraph').first().textContent());
  await expect(tooltip.locator('a, button, input, summary, [tabindex="0"]')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(links.nth(1)).not.toHaveAttribute('aria-describedby');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tooltip).toBeVisible();
  await page.getByRole('searchbox').first().focus();
  await expect(tooltip).toBeHidden();
  expect(problems).toEqual([]);
});

test('opens for what was hovered before the scripts came', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/items', { waitUntil: 'domcontentloaded' });
  await itemLinks(page).first().hover();
  await expect(itemTooltip(page)).toBeHidden();
  release();
  await expect(itemTooltip(page)).toBeVisible();
});

test('stays while the pointer is on its way to it and over it, and nothing of the page moves', async ({
  page,
}) => {
  await page.clock.install({ time: NOW });
  await page.goto('/items');
  await untilQuiet(page);
  const [link, tooltip] = [itemLinks(page).first(), itemTooltip(page)];
  await countShifts(page);
  const before = await layout(page);
  await link.hover();
  await expect(tooltip).toBeVisible();
  expect(await layout(page)).toEqual(before);

  const box = await tooltip.boundingBox();
  expect(box?.width).toBe(344);
  // Down and to the right, across the owners of other tooltips.
  const [x, y] = [(box?.x ?? 0) - 40, (box?.y ?? 0) + 20];
  await moveAlong(
    page,
    Array.from({ length: 25 }, (_, step) => [x + step * 4, y + step * 10]),
  );
  await wait(LONG_ENOUGH);
  await expect(link).toHaveAttribute('aria-describedby', 'tooltip');
  const idle = await measureIdleWork(page);
  expect(idle).toEqual({ styleRecalculations: 0, animations: [] });

  await page.mouse.move(5, 5);
  await expect(tooltip).toBeHidden();
  expect(await layout(page)).toEqual(before);
});

test('does not come back after Escape until the pointer has left', async ({ page }) => {
  await page.goto('/items');
  const [links, tooltip] = [itemLinks(page), itemTooltip(page)];
  await links.first().hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await links.first().hover({ position: { x: 60, y: 10 } });
  await wait(LONG_ENOUGH);
  await expect(tooltip).toBeHidden();
  await page.mouse.move(5, 5);
  await links.first().hover();
  await expect(tooltip).toBeVisible();
});

test('thirty quick hovers ask for nothing, and slow ones once for each item', async ({ page }) => {
  const requests = cardRequests(page);
  await page.clock.install({ time: NOW });
  await page.goto('/items');
  const [links, tooltip] = [itemLinks(page), itemTooltip(page)];
  // Loads what opens tooltips, so that it is quick enough to open one too many.
  await links.first().focus();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  requests.length = 0;
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  const points = boxes.map((box) => [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5] as const);
  await moveAlong(page, [...points, ...points, [5, 5]]);
  await wait(LONG_ENOUGH);
  expect(requests).toEqual([]);
  await expect(tooltip).toBeHidden();

  for (const index of [3, 4, 3, 4, 5]) {
    await page.mouse.move(5, 5);
    await expect(tooltip).toBeHidden();
    await links.nth(index).hover();
    await expect(tooltip).toBeVisible();
  }
  expect(requests).toHaveLength(3);
});
