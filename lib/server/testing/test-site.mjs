import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../launch/build.mjs';
import { findChromium } from './chromium.mjs';
import { npm, run } from '../launch/command.mjs';
import { install, isInstalled } from '../launch/install.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { step } from '../launch/step.mjs';
import {
  addCounts,
  countBenchmark,
  countPlaywright,
  countStep,
  countVitest,
  readCounts,
} from './test-counts.mjs';

const reports = mkdtempSync(join(tmpdir(), 'war-ledger-tests-'));
const counts = [];

/** The tests whose outcome depends on which database answers; all others run once. */
const dependOnDatabase = [
  'graphql/resolvers/',
  'graphql/sql/',
  'graphql/server/hostile-input',
  'graphql/server/hostile-values',
];

// Exits in order, so that a database that was started for the tests is stopped.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

await runEverything();
rmSync(reports, { recursive: true, force: true });

const { passed, failed } = addCounts(counts);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);

async function runEverything() {
  if (!isInstalled() && !(await check('Installing packages', install))) return;
  let chromium = null;
  await check('Finding a Chromium', async () => {
    chromium = await findChromium();
    if (!chromium) console.log('There is none, and none could be had: set CHROMIUM_PATH.');
    return chromium !== null;
  });
  await check('Generating code', script('generate'));
  await Promise.all([check('Lint', script('lint')), check('Types', script('typecheck'))]);
  await step('Unit tests on the embedded database', () => vitest('embedded', []));
  await testOnPostgres();
  const built = await check('Building the site', build);
  if (built && chromium) {
    await step('Browser tests', () => playwright(chromium));
    // By itself, since it measures how fast the machine answers.
    await step('Comparing the site with its limits', () => benchmark(chromium));
  } else console.log('\n▸ Browser tests\n✗ not run: they need the build and a Chromium');
}

/** A step that counts as one failed test when it fails. */
async function check(name, action) {
  const worked = await step(name, action);
  counts.push(countStep(worked));
  return worked;
}

function script(name) {
  return async () => (await npm(['run', name, '--silent'])) === 0;
}

async function vitest(name, paths, env = {}) {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const config = ['--config', 'graphql/testing/vitest.config.ts', '--root', '.'];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...paths, ...config, ...reporters];
  const code = await run(process.execPath, args, { env });
  counts.push(readCounts(report, code, countVitest));
  return code === 0;
}

async function testOnPostgres() {
  const programs = findPostgres();
  if (!programs)
    return console.log('\n▸ The same on PostgreSQL: skipped, no PostgreSQL 15 or newer on this machine');
  await step('API tests on PostgreSQL', async () => {
    const database = await startPostgres(programs).catch((error) => {
      console.log(`Skipped: PostgreSQL in ${programs} does not start here (${error.message})`);
    });
    if (!database) return true;
    try {
      return await vitest('postgres', ['--project', 'database', ...dependOnDatabase], {
        TEST_DATABASE_URL: database.url,
      });
    } finally {
      await database.stop();
    }
  });
}

async function playwright(chromium) {
  const report = join(reports, 'browser.json');
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['node_modules/playwright/cli.js', 'test', '-c', 'e2e', '--reporter=list,json'];
  const code = await run(process.execPath, args, { env });
  counts.push(readCounts(report, code, countPlaywright));
  return code === 0;
}

async function benchmark(chromium) {
  const report = join(reports, 'benchmark.json');
  const args = ['--import', 'tsx', 'e2e/benchmark/bench.ts', '--check', '--json', report];
  const code = await run(process.execPath, args, { env: { CHROMIUM_PATH: chromium } });
  counts.push(readCounts(report, code, countBenchmark));
  return code === 0;
}
