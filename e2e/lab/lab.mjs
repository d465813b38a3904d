import { npm, root, run } from '../../lib/server/launch/command.mjs';

/*
 * Runs a measurement or a trial by its name, with its own arguments: npm run lab -- NAME [ARGUMENT …]. measuring.md says
 * what each of them does.
 */

const TSX = ['--import', 'tsx'];

const PROGRAMS = {
  alerts: [...TSX, 'e2e/lab/alerts/try-alerts.ts'],
  apis: ['e2e/lab/every-api.mjs', 'apis'],
  'archive:beside': [...TSX, 'e2e/lab/archive/measure-beside.ts'],
  'archive:kill': [...TSX, 'e2e/lab/archive/kill-site.ts'],
  audit: ['node_modules/lighthouse/cli/index.js', '--quiet', '--chrome-flags=--headless=new --no-sandbox'],
  bench: [...TSX, 'e2e/lab/benchmark/bench.ts'],
  'bench:api': [...TSX, 'lib/server/testing/bench-api.ts', 'api'],
  'bench:scales': ['--max-old-space-size=8192', ...TSX, 'lib/server/testing/bench-api.ts', 'scales'],
  'build-memory': [...TSX, 'e2e/lab/tasks/measure-build-memory.ts'],
  'build-tasks': [...TSX, 'e2e/lab/tasks/measure-build-tasks.ts'],
  canary: [...TSX, 'e2e/lab/try-canary.ts'],
  engines: [...TSX, 'e2e/lab/engines/walk-engines.ts'],
  'faults:answers': ['e2e/lab/every-api.mjs', 'faults:answers'],
  'faults:schemas': ['e2e/lab/every-api.mjs', 'faults:schemas'],
  live: [...TSX, 'e2e/lab/live/try-live.ts'],
  'null-worlds': [...TSX, 'e2e/lab/null-worlds/try-null-worlds.ts'],
  'null-worlds:whole': [...TSX, 'e2e/lab/null-worlds/try-whole-worlds.ts'],
  'other-days': [...TSX, 'e2e/lab/try-other-days.ts'],
  outage: [...TSX, 'e2e/lab/archive/measure-outage.ts'],
  pressure: [...TSX, 'e2e/lab/pressure/measure-pressure.ts'],
  restarts: ['e2e/lab/every-api.mjs', 'restarts'],
  sentences: [...TSX, 'e2e/lab/sentences/print-sentences.ts'],
  shifts: [...TSX, 'e2e/lab/shifts/measure-shifts.ts'],
  strangers: [...TSX, 'e2e/lab/pressure/measure-strangers.ts'],
  sums: ['e2e/lab/every-api.mjs', 'sums'],
  tasks: [...TSX, 'e2e/lab/tasks/measure-tasks.ts'],
  'walk-archive': [...TSX, 'e2e/lab/archive/walk-archive.ts'],
  'war:kill': [...TSX, 'e2e/lab/war/kill-war.ts'],
  'war:prove': ['e2e/lab/every-api.mjs', 'war:prove'],
};

const [name = '', ...args] = process.argv.slice(2);
if (Object.hasOwn(PROGRAMS, name)) {
  await npm(['run', 'generate', '--silent'], { cwd: root });
  process.exitCode = await run(process.execPath, [...PROGRAMS[name], ...args]);
} else {
  console.error(`npm run lab -- NAME, one of: ${Object.keys(PROGRAMS).join(', ')}`);
  process.exitCode = 2;
}
