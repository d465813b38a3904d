import { spawnSync } from 'node:child_process';

const PLAYWRIGHT = ['node_modules/playwright/cli.js', 'test', '-c', 'e2e'];
const VITEST = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'graphql/testing/vitest.config.ts',
  '--root',
  '.',
];

/**
 * Tests that are run in several ways, one after another, or in those that are named, such as the browser tests on every
 * API that the site may read by `npm run lab -- apis`, or on one by `npm run lab -- apis remote-2026-04`. Exit code 1
 * where any of them fails.
 */
const TESTS = {
  apis: {
    args: PLAYWRIGHT,
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
    args: [...VITEST, 'sums.database'],
    every: ['own', '2026-01', '2026-04', '2026-08'],
    // Nothing is given up on a slow machine.
    envOf: (api) => ({ SUMS_OF: api, TEST_SCALE: '1', API_TIMEOUT_MS: '600000' }),
  },
  'faults:answers': {
    args: [...PLAYWRIGHT, 'faults.spec.ts', '-g', 'random nonsense'],
    every: ['0-199'],
    envOf: (seeds) => ({ FAULT_SEEDS: seeds }),
  },
  'faults:schemas': {
    args: [...PLAYWRIGHT, 'faults.spec.ts', '-g', 'a tenth of the contract'],
    every: ['0-199'],
    envOf: (seeds) => ({ FAULT_SEEDS: seeds }),
  },
  restarts: {
    args: [...PLAYWRIGHT, 'restarts.spec.ts'],
    every: ['10'],
    envOf: (count) => ({ RESTARTS: count }),
  },
  'war:prove': {
    args: [...VITEST, 'graphql/sql/engine/own-sums'],
    every: ['10000'],
    envOf: (count) => ({ INTERLEAVINGS: count }),
  },
};

const [kind, ...named] = process.argv.slice(2);
const { args, every, envOf } = TESTS[kind];
const failed = (named.length > 0 ? named : every).filter((one) => {
  console.log(`\n▸ ${kind} ${one}`);
  const env = { ...process.env, ...envOf(one) };
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status !== 0;
});
console.log(failed.length === 0 ? 'All passed' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
