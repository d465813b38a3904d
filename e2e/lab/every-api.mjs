import { spawnSync } from 'node:child_process';

/**
 * The browser tests on every API that the site may read, one after another, or on those that are named:
 * `npm run lab -- apis remote-2026-04`. Exit code 1 where any of them fails.
 */
const EVERY = [
  'embedded',
  'remote-2026-01',
  'remote-2026-04',
  'remote-2026-04-closed',
  'remote-2026-08',
  'remote-2026-08-closed',
];

const named = process.argv.slice(2);
const failed = (named.length > 0 ? named : EVERY).filter((api) => {
  console.log(`\n▸ Browser tests on ${api}`);
  const args = ['node_modules/playwright/cli.js', 'test', '-c', 'e2e'];
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, E2E_API: api },
  });
  return status !== 0;
});
console.log(failed.length === 0 ? 'All passed' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
