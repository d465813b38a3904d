import { spawnSync } from 'node:child_process';

/*
 * Runs the browser tests over other moments than that of all tests, at which the clocks of sites, databases and browsers
 * stand. After a build: npm run lab -- other-days [MOMENT …] [FILE …]. Exit code 1 where a test fails.
 */

const MOMENTS: Readonly<Record<string, string>> = {
  monday: '2026-11-16T00:05:00Z',
  'end-of-month': '2026-10-31T23:50:00Z',
  'end-of-year': '2026-12-31T23:30:00Z',
  'leap-day': '2028-02-29T12:00:00Z',
  'summer-time': '2027-03-28T01:30:00Z',
  'first-of-month': '2027-03-01T00:10:00Z',
  today: new Date().toISOString(),
};

const args = process.argv.slice(2);
const named = args.filter((name) => Object.hasOwn(MOMENTS, name));
const files = args.filter((name) => !named.includes(name));
const failed = (named.length > 0 ? named : Object.keys(MOMENTS)).filter((name) => {
  const iso = MOMENTS[name] ?? '';
  console.log(`\n▸ ${name}, ${iso}`);
  const seconds = Math.floor(Date.parse(iso) / 1_000);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '-c', 'e2e', ...files],
    { stdio: 'inherit', env: { ...process.env, TEST_MOMENT: String(seconds) } },
  );
  return status !== 0;
});
console.log(failed.length === 0 ? 'All passed' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
