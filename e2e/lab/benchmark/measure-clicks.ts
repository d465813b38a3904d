import type { Browser, Page } from '@playwright/test';

import { median } from './percentile.ts';
import { watchRows } from './watch-rows.ts';

/** An action that shows other rows on the same screen. */
export interface Action {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
}

/** Milliseconds after which rows are not waited for any longer. */
const LONGEST = 10_000;

/** Milliseconds in which a page fetches ahead what it does. */
const SETTLED = 800;

/** Milliseconds from the event to the frame in which the new rows are painted, at the median and at worst. */
export interface ClickTimes {
  readonly median: number;
  readonly slowest: number;
}

/**
 * Performs an action several times, each time on a newly loaded page, and measures how long its rows take.
 * @param origin of the site
 * @throws Error when no other rows come, or the wrong ones
 */
export async function measureClicks(
  browser: Browser,
  origin: string,
  action: Action,
  times: number,
): Promise<ClickTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const taken: number[] = [];
  try {
    // The first one fills the caches of the server and of the browser.
    for (let time = 0; time <= times; time += 1) {
      const took = await actOnce(await context.newPage(), origin, action);
      if (time > 0) taken.push(took);
    }
  } finally {
    await context.close();
  }
  return { median: median(taken), slowest: Math.max(...taken) };
}

async function actOnce(page: Page, origin: string, { name, path, act }: Action): Promise<number> {
  // tsx keeps the names of functions by calling this, which browsers do not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(origin + path);
  await page.waitForTimeout(SETTLED);
  const acted = Promise.all([page.evaluate(watchRows), act(page)]);
  const outcome = await Promise.race([acted, page.waitForTimeout(LONGEST)]);
  if (!outcome) throw new Error(`No other rows after ${LONGEST} ms: ${name} of ${path}`);
  await page.close();
  return outcome[0];
}
