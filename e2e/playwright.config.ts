import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { PLAIN_ENVIRONMENT } from './plain-environment.ts';
import {
  DEGRADED_SITE,
  DEGRADED_SITE_PORT,
  FAULT_API,
  FAULT_SITE,
  FAULT_SITE_PORT,
  GENERATIONS_API,
  GENERATIONS_API_PORT,
  GENERATIONS_SITE,
  GENERATIONS_SITE_PORT,
  PAGE_VIEWS,
  SITE,
  SITE_PORT,
} from './servers.ts';
import { IS_FIRST_GENERATION, SERVES_API, SITE_ENDPOINT } from './site-api.ts';

const root = join(import.meta.dirname, '..');
const asRoot = process.getuid?.() === 0;

const LONGEST = 'shutdown.spec.ts';

/** Tests of what the site does not have over the API that it reads. */
const ABSENT = [
  ...(SERVES_API ? [] : ['graphql.spec.ts', 'explorer.spec.ts', 'explorer-editors.spec.ts']),
  ...(IS_FIRST_GENERATION ? [] : ['chapter.spec.ts', 'chapters.spec.ts']),
];

/** A program of ours that is ready when `url` answers. The sample world may have to be made first. */
const server = (command: string, url: string, env: Record<string, string> = {}) => ({
  command: `node --import tsx ${command}`,
  url,
  cwd: root,
  env: { ...PLAIN_ENVIRONMENT, ...env },
  reuseExistingServer: false,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

/** Next logs every failure of the API, and where they are meant to happen nobody reads that. */
const stderr = 'ignore';

export default defineConfig({
  testDir: '.',
  // What ends in .test.ts beside the browser tests is a unit test.
  testMatch: '**/*.spec.ts',
  outputDir: join(root, 'test-results'),
  globalSetup: './fixtures/find-fixtures.ts',
  workers: 4,
  projects: [
    // A site of its own takes longest to start: first of all, or everybody waits for it in the end.
    { name: 'shutdown', testMatch: LONGEST },
    { name: 'site', testIgnore: [LONGEST, ...ABSENT] },
  ],
  fullyParallel: true,
  // A shared machine may stall for seconds; a defect fails every time.
  retries: process.env.CI ? 2 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: SITE,
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: asRoot ? ['--no-sandbox'] : [],
    },
  },
  webServer: [
    server('e2e/generations/generations-api.ts', GENERATIONS_API, {
      DATA_DIR: join('.data', `e2e-${GENERATIONS_API_PORT}`),
      WORLD_SEED: 'e2e',
      // A few records of each kind are enough, unless the site under test reads them.
      WORLD_SCALE: SITE_ENDPOINT === null ? '0.3' : '1',
    }),
    server('lib/server/launch/serve.ts', `${SITE}/readyz`, {
      PORT: String(SITE_PORT),
      ...(SITE_ENDPOINT === null
        ? { DATA_DIR: join('.data', `e2e-${SITE_PORT}`), WORLD_SEED: 'e2e' }
        : { GRAPHQL_ENDPOINT: SITE_ENDPOINT }),
    }),
    server('lib/server/launch/serve.ts', `${GENERATIONS_SITE}/readyz`, {
      PORT: String(GENERATIONS_SITE_PORT),
      GRAPHQL_ENDPOINT: `${GENERATIONS_API}/2026-04`,
    }),
    server('e2e/remote-api/fault-api.ts', FAULT_API),
    {
      ...server('lib/server/launch/serve.ts', `${FAULT_SITE}/readyz`, {
        PORT: String(FAULT_SITE_PORT),
        GRAPHQL_ENDPOINT: `${FAULT_API}/graphql`,
      }),
      stderr,
    },
    {
      ...server(
        '--import ./e2e/remote-api/adjustable-clock.ts lib/server/launch/serve.ts',
        `${DEGRADED_SITE}/readyz`,
        {
          PORT: String(DEGRADED_SITE_PORT),
          GRAPHQL_ENDPOINT: `${FAULT_API}/degraded/graphql`,
          // Its tests are about what pages are made of.
          PAGE_CACHE_MB: '0',
          ANALYTICS_ENDPOINT: PAGE_VIEWS,
          ANALYTICS_DOMAIN: 'degraded.example',
        },
      ),
      stderr,
    },
  ],
});
