import { spawnSync } from 'node:child_process';

/**
 * Tests on every API that the site may read, one after another, or on those that are named: the browser tests by
 * `npm run lab -- apis remote-2026-04`, and those of sums, in a larger world, by `npm run lab -- sums 2026-08`. Exit code
 * 1 where any of them fails.
 */
const TESTS = {
  apis: {
    args: ['node_modules/playwright/cli.js', 'test', '-c', 'e2e'],
    every: [
      'embedded',
      'remote-2026-01',
      'remote-2026-04',
      'remote-2026-04-closed',
      'remote-2026-08',
      'remote-2026-08-closed',
    ],
    envOf: (api) => ({ E2E_API: api }),
  },
  sums: {
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'graphql/testing/vitest.config.ts',
      '--root',
      '.',
      'sums.database',
    ],
    every: ['own', '2026-01', '2026-04', '2026-08'],
    // Nothing is given up on a slow machine.
    envOf: (api) => ({ SUMS_OF: api, TEST_SCALE: '1', API_TIMEOUT_MS: '600000' }),
  },
};

const [kind, ...named] = process.argv.slice(2);
const { args, every, envOf } = TESTS[kind];
const failed = (named.length > 0 ? named : every).filter((api) => {
  console.log(`\n▸ ${kind} on ${api}`);
  const env = { ...process.env, ...envOf(api) };
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status !== 0;
});
console.log(failed.length === 0 ? 'All passed' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
