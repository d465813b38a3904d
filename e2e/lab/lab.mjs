import { npm, root, run } from '../../lib/server/launch/command.mjs';

/*
 * Runs a measurement or a trial by its name, with its own arguments: npm run lab -- NAME [ARGUMENT …]. measuring.md says
 * what each of them does.
 */

const TSX = ['--import', 'tsx'];

const PROGRAMS = {
  apis: ['e2e/lab/states/every-api.mjs'],
  audit: [...TSX, 'e2e/lab/audit/audit.ts'],
  bench: [...TSX, 'e2e/lab/benchmark/bench.ts'],
  'bench:api': [...TSX, 'lib/server/testing/bench-api.ts'],
  'bench:scales': ['lib/server/testing/bench-scales.mjs'],
  canary: [...TSX, 'e2e/lab/canary/try-canary.ts'],
  faults: [...TSX, 'e2e/lab/faults/measure-faults.ts'],
  'faults:answers': [...TSX, 'e2e/lab/faults/measure-generated.ts', 'answers'],
  'faults:outage': [...TSX, 'e2e/lab/outage/measure-outage.ts'],
  'faults:restarts': [...TSX, 'e2e/lab/outage/restart-sites.ts'],
  'faults:schemas': [...TSX, 'e2e/lab/faults/measure-generated.ts', 'schemas'],
  headlines: [...TSX, 'e2e/lab/headlines/recount-headlines.ts'],
  mutants: [...TSX, 'e2e/lab/mutants/try-mutants.ts'],
  pressure: [...TSX, 'e2e/lab/pressure/measure-pressure.ts'],
  'pressure:graphql': [...TSX, 'e2e/lab/pressure/measure-strangers.ts'],
  'pressure:hostile': [...TSX, 'e2e/lab/pressure/measure-hostile.ts'],
  'pressure:parts': [...TSX, 'e2e/lab/pressure/measure-parts.ts'],
  'pressure:workers': [...TSX, 'e2e/lab/pressure/measure-workers.ts'],
  states: [...TSX, 'e2e/lab/states/measure-states.ts'],
  sums: ['--conditions=react-server', ...TSX, 'e2e/lab/sums/measure-sums.ts'],
  'war:fast': [...TSX, 'e2e/lab/war/fast-war.ts'],
  'war:interrupt': [...TSX, 'e2e/lab/war/interrupt-war.ts'],
  'war:kill': [...TSX, 'e2e/lab/war/kill-war.ts'],
  'war:measure': [...TSX, 'e2e/lab/war/measure-war.ts'],
  'war:prove': [...TSX, 'e2e/lab/war/prove-war.ts'],
};

const [name = '', ...args] = process.argv.slice(2);
if (Object.hasOwn(PROGRAMS, name)) {
  await npm(['run', 'generate', '--silent'], { cwd: root });
  process.exitCode = await run(process.execPath, [...PROGRAMS[name], ...args]);
} else {
  console.error(`npm run lab -- NAME, one of: ${Object.keys(PROGRAMS).join(', ')}`);
  process.exitCode = 2;
}
