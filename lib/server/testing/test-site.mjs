import { isBuilt } from '../launch/build-stamp.mjs';
import { build } from '../launch/build.mjs';
import { install, isInstalled } from '../launch/install.mjs';
import { step } from '../launch/step.mjs';
import { findChromium } from './chromium.mjs';
import { exitOnSignals } from './exit-on-signals.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { countPlaywright } from './test-counts.mjs';
import { sideBySide, TestRun } from './test-run.mjs';
import { vitestStep } from './vitest-step.mjs';

/** The tests whose outcome depends on which database answers; all others run once. */
const DEPEND_ON_DATABASE = [
  'graphql/resolvers/',
  'graphql/sql/',
  'graphql/server/hostile-input',
  'graphql/server/hostile-values',
];

exitOnSignals();

const testRun = new TestRun();
if (isInstalled() || (await testRun.check('Installing packages', install))) await runEverything();
testRun.end();

async function runEverything() {
  let chromium = null;
  await testRun.check('Finding a Chromium', async () => {
    chromium = await findChromium();
    if (!chromium) console.log('There is none, and none could be had: set CHROMIUM_PATH.');
    return chromium !== null;
  });
  await testRun.script('generate', 'Generating code');
  await sideBySide(
    () => testRun.script('lint:code', 'Lint'),
    () => testRun.script('typecheck', 'Types'),
  );
  await vitestStep(testRun, 'Unit tests on the embedded database', { name: 'embedded' });
  let built = isBuilt();
  await sideBySide(
    async () => {
      await testOnPostgres();
      await testRun.script('lint:files', 'Unused and badly formatted code');
    },
    async () => {
      built ||= await testRun.check('Building the site', build);
    },
  );
  if (!built || !chromium) {
    console.log('\n▸ Browser tests\n✗ not run: they need the build and a Chromium');
    return;
  }
  await step('Browser tests', () => playwright(chromium));
}

async function testOnPostgres() {
  const programs = findPostgres();
  if (!programs) {
    console.log('\n▸ The same on PostgreSQL: skipped, no PostgreSQL 15 or newer on this machine');
    return;
  }
  const database = await startPostgres(programs).catch((error) => {
    console.log(`\n▸ The same on PostgreSQL: skipped, ${programs} does not start here (${error.message})`);
  });
  if (!database) return;
  try {
    await vitestStep(testRun, 'API tests on PostgreSQL', {
      name: 'postgres',
      args: ['--project', 'database', '--project', 'mocking', ...DEPEND_ON_DATABASE],
      env: { TEST_DATABASE_URL: database.url },
    });
  } finally {
    await database.stop();
  }
}

function playwright(chromium) {
  return testRun.tests('browser', {
    argsOf: () => ['node_modules/playwright/cli.js', 'test', '-c', 'e2e', '--reporter=list,json'],
    envOf: (report) => ({ CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
  });
}
