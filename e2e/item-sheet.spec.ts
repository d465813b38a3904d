import { setTimeout as wait } from 'node:timers/promises';

import { type CDPSession, expect, type Locator } from '@playwright/test';

import { itemLinks, itemTooltip } from './api/item-owners.ts';
import { test } from './pages/shared-page.ts';
import { untilQuiet } from './pages/until-quiet.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Finger {
  readonly down: (x: number, y: number) => Promise<void>;
  readonly move: (x: number, y: number) => Promise<void>;
  readonly up: () => Promise<void>;
}

/** Longer than a finger has to rest. Milliseconds. */
const LONG_PRESS = 800;

const finger = (devtools: CDPSession): Finger => {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: async (x, y) => void (await send('touchStart', [{ x, y }])),
    move: async (x, y) => void (await send('touchMove', [{ x, y }])),
    up: async () => void (await send('touchEnd', [])),
  };
};

async function middleOf(locator: Locator): Promise<[number, number]> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('is not shown');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a long press opens the card, and touching outside, pulling it down or Escape closes it', async ({
  page,
}) => {
  await page.goto('/items');
  await untilQuiet(page);
  const [link, sheet] = [itemLinks(page).first(), itemTooltip(page)];
  const hand = finger(await page.context().newCDPSession(page));
  const [x, y] = await middleOf(link);
  const longPress = async () => {
    await hand.down(x, y);
    await wait(LONG_PRESS);
    await hand.up();
    await expect(sheet).toBeVisible();
  };

  await longPress();
  await expect(link).toHaveAttribute('aria-describedby', 'tooltip');
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box && { left: box.x, width: box.width, bottom: Math.round(box.y + box.height) };
    })
    .toEqual({ left: 0, width: 390, bottom: 844 });
  expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(844 * 0.78 + 1);
  await expect(page).toHaveURL('/items');

  // The name of the site, a link.
  await hand.down(60, 30);
  await hand.up();
  await expect(sheet).toBeHidden();
  await wait(LONG_PRESS);
  await expect(page).toHaveURL('/items');

  await longPress();
  const top = (await sheet.boundingBox())?.y ?? 0;
  await hand.down(195, top + 20);
  for (const way of [10, 40, 80, 120]) await hand.move(195, top + 20 + way);
  await hand.up();
  await expect(sheet).toBeHidden();

  await longPress();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('a finger that moves opens nothing', async ({ page }) => {
  await page.goto('/items');
  await untilQuiet(page);
  const hand = finger(await page.context().newCDPSession(page));
  const [x, y] = await middleOf(itemLinks(page).first());
  await hand.down(x, y);
  await hand.move(x + 30, y);
  await wait(LONG_PRESS);
  await hand.up();
  await expect(itemTooltip(page)).toBeHidden();
});

test('a plain tap follows the link', async ({ page }) => {
  await page.goto('/items');
  await untilQuiet(page);
  const link = itemLinks(page).first();
  const href = await link.getAttribute('href');
  await link.tap();
  await expect(page).toHaveURL(href ?? '');
  await expect(itemTooltip(page)).toBeHidden();
});
