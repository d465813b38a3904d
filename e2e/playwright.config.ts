import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { installedChromium } from '../lib/server/testing/chromium.mjs';
import { SITE } from './servers/addresses.ts';
import { IS_FIRST_GENERATION, SERVES_API } from './api/site-api.ts';

/** The slowest files, which start a site themselves; tests that run in order occupy one worker. */
const LONGEST = ['shutdown.spec.ts', 'degraded-api.spec.ts'];

/** Tests of what the site does not have over the API that it reads. */
const ABSENT = [
  ...(SERVES_API ? [] : ['graphql.spec.ts', 'explorer.spec.ts', 'live.spec.ts', 'pressure.spec.ts']),
  ...(IS_FIRST_GENERATION ? [] : ['chapter.spec.ts']),
];

/** Milliseconds. Limits only end what hangs: a slow machine makes a run long, and never red. */
const TEST_LIMIT = 600_000;
const EXPECT_LIMIT = 60_000;
/** Ends a click, or a wait for a request: one that never comes would hold up the run for ten minutes. */
const ACTION_LIMIT = 120_000;

/**
 * A page is drawn without a program for a graphics card that is not there, and the pages of a context share one
 * process, which knows the scripts of the site: a visit takes a fifth less of the processor.
 */
const LIGHT = ['--disable-gpu', '--renderer-process-limit=1'];

export default defineConfig({
  testDir: '.',
  // What ends in .test.ts beside the browser tests is a unit test.
  testMatch: '**/*.spec.ts',
  outputDir: join(import.meta.dirname, '../test-results'),
  globalSetup: './global-setup.ts',
  // Two more than cores: a worker that leaves a page alone, or waits for a server, leaves its core to another.
  workers: availableParallelism() + 2,
  projects: [
    // First of all, or everybody waits for them in the end.
    { name: 'longest', testMatch: LONGEST },
    { name: 'site', testIgnore: [...LONGEST, ...ABSENT] },
  ],
  fullyParallel: true,
  // For the report: what passes at the second try is listed as flaky, and is a defect.
  retries: 1,
  timeout: TEST_LIMIT,
  expect: { timeout: EXPECT_LIMIT },
  reporter: 'list',
  use: {
    baseURL: SITE,
    actionTimeout: ACTION_LIMIT,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // The browser that CHROMIUM_PATH names, one of this machine, or Playwright's own; as root it may have no sandbox.
    launchOptions: {
      executablePath: installedChromium() ?? undefined,
      args: [...LIGHT, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
});
