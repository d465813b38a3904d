import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { defineConfig } from 'vitest/config';

// Neither UTC nor whole hours from it: what depends on the zone of the machine fails.
process.env.TZ = 'Asia/Kolkata';

/** The time of day of tests, and of processes that they start, such as the embedded database, begins at one moment. */
const CLOCK = join(import.meta.dirname, 'clock/running-clock.mjs');
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${pathToFileURL(CLOCK).href}`;

/** Start processes, stop them with signals or replace modules, so that each file has a process to itself. */
const PROCESS_TESTS = [
  'graphql/embedded/{directory-lock,embedded-database,wire,world-generator}.test.ts',
  'graphql/server/broken-connection.test.ts',
  'lib/server/data/clients/**/*.test.ts',
  'lib/server/import/pieces-of-file.test.ts',
  'lib/server/previews/**/*.test.ts',
  'lib/server/tracing/**/*.test.ts',
];

/** Ask the database that global-setup.ts prepares; `--project database` repeats them on another one. */
const DATABASE_TESTS = [
  'graphql/{benchmark,resolvers,sql,world}/**/*.test.ts',
  'graphql/server/**/*.test.ts',
  'lib/**/*.database.test.ts',
];

/** Replace a module, which stays replaced for all that share a worker, so that each file has one to itself. */
const MOCKING_TESTS = [
  'graphql/sql/import/import-lines.test.ts',
  'lib/data/{war/{activity,war-now},player/overviews,catalogue/held-parts,search,*/*-sums}.database.test.ts',
];

/** Draw, cut or generate for seconds: a third of the time of all unit tests. `npm run check` leaves them out. */
const SLOW_TESTS = [
  'graphql/codegen/generate.test.ts',
  'graphql/generations/schema-of.test.ts',
  'lib/api/schema/{known-states,reduced-schema.property}.test.ts',
  'lib/art/build/subset-fonts.test.ts',
  'lib/preview/drawing/draw-preview.test.ts',
  'lib/server/shared/asking-once.test.ts',
];

const EVERY_TEST = '{app,components,lib,graphql,e2e}/**/*.test.{ts,tsx}';

/** Everything but the process tests shares its workers and their modules, since no test changes what is shared. */
const shared = { isolate: false, pool: 'threads' } as const;

/** Milliseconds. Limits only end what hangs: they are far above what the slowest test takes, on a slow machine too. */
const TEST_LIMIT = 600_000;
const POLL_LIMIT = 120_000;

export default defineConfig({
  resolve: {
    alias: [
      // What Node loads for the packages that build schemas: types of one copy mean nothing to another.
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      // Reads the router that Next mounts around a page.
      {
        find: /^next\/navigation$/,
        replacement: join(import.meta.dirname, '../../components/testing/navigation.ts'),
      },
      // Fails outside of server components, which is for the build to check.
      {
        find: /^server-only$/,
        replacement: join(import.meta.dirname, '../../node_modules/server-only/empty.js'),
      },
    ],
  },
  test: {
    setupFiles: [CLOCK],
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    expect: { poll: { timeout: POLL_LIMIT } },
    // Kept by content: the run on the embedded database and those of later changes compile what is new.
    experimental: { fsModuleCache: true },
    // One more than cores: a worker that waits, for a database or a process, leaves its core to another.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'database',
          include: DATABASE_TESTS,
          exclude: [...PROCESS_TESTS, ...MOCKING_TESTS],
          globalSetup: ['graphql/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'mocking',
          include: MOCKING_TESTS,
          pool: 'threads',
          globalSetup: ['graphql/testing/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'processes', include: PROCESS_TESTS, pool: 'forks' } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: [EVERY_TEST],
          exclude: [...DATABASE_TESTS, ...PROCESS_TESTS, ...SLOW_TESTS],
        },
      },
      { extends: true, test: { ...shared, name: 'slow', include: SLOW_TESTS } },
    ],
  },
});
