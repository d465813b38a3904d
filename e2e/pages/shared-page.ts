import { type Browser, type BrowserContext, type Page } from '@playwright/test';

import { SITE } from '../servers/addresses.ts';
import { test as base } from './standing-browser.ts';

type Settings = NonNullable<Parameters<Browser['newContext']>[0]>;

interface SharedContext {
  readonly context: BrowserContext;
  /** Stays open, so that the process of the context lives on, with the scripts that it has compiled. */
  readonly keeper: Page;
}

/** Opens a context with some settings, or returns the one of this worker that has them. */
type OpenContext = (settings: Settings) => Promise<SharedContext>;

/**
 * Tests whose pages share a context of their worker: scripts, styles and typefaces are loaded and compiled once, which
 * is a quarter of what a visit costs. Each test has a separate page, and finds nothing in the browser's storage. For
 * tests that neither hold the clock nor count on a server that is asked for the same address twice.
 */
export const test = base.extend<object, { openContext: OpenContext }>({
  openContext: [
    async ({ browser }, use) => {
      const opened = new Map<string, Promise<SharedContext>>();
      await use((settings) => {
        const key = JSON.stringify(settings);
        const context = opened.get(key) ?? launch(browser, settings);
        opened.set(key, context);
        return context;
      });
      for (const { context } of await Promise.all(opened.values())) await context.close();
    },
    { scope: 'worker' },
  ],
  page: async (
    { openContext, javaScriptEnabled, colorScheme, timezoneId, viewport, hasTouch, isMobile },
    use,
  ) => {
    const { context, keeper } = await openContext({
      javaScriptEnabled,
      colorScheme,
      timezoneId,
      viewport,
      hasTouch,
      isMobile,
    });
    const page = await context.newPage();
    await use(page);
    await page.close();
    if (javaScriptEnabled) await keeper.evaluate(() => localStorage.clear());
  },
});

async function launch(browser: Browser, settings: Settings): Promise<SharedContext> {
  const context = await browser.newContext({
    baseURL: SITE,
    locale: 'en-GB',
    timezoneId: 'UTC',
    ...settings,
  });
  const keeper = await context.newPage();
  // A file without scripts, of the origin whose storage is cleared.
  await keeper.goto('/robots.txt');
  return { context, keeper };
}
