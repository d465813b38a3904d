import { test as base } from '@playwright/test';

import { MOMENT } from '#graphql/testing/clock/moment.mjs';
import { setClock } from '#graphql/testing/clock/set-clock.mjs';

/**
 * Tests in whose browser the time of day is that of the sites: it stands at the moment of the run in every page, also of
 * contexts that a test opens. Timers go on; a test that lets time pass installs Playwright's clock at `NOW`.
 */
export const test = base.extend({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(setClock, MOMENT * 1_000);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});
