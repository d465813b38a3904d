import { build, isBuilt } from '../launch/build.mjs';
import { install, isInstalled } from '../launch/install.mjs';
import { findChromium } from './chromium.mjs';
import { exitOnSignals } from './exit-on-signals.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { check, end, playwright, script, vitest } from './test-run.mjs';

/** The tests whose outcome depends on which database answers; all others run once. */
const DEPEND_ON_DATABASE = [
  'graphql/resolvers/',
  'graphql/sql/',
  'graphql/server/hostile-input',
  'graphql/server/hostile-values',
];

exitOnSignals();
if (isInstalled() || (await check('Installing packages', install))) await runEverything();
end();

async function runEverything() {
  let chromium = null;
  await check('Finding a Chromium', async () => {
    chromium = await findChromium();
    if (!chromium) console.log('There is none, and none could be had: set CHROMIUM_PATH.');
    return chromium !== null;
  });
  await script('generate', 'Generating code');
  await Promise.all([script('lint', 'Lint'), script('typecheck', 'Types')]);
  await vitest('Unit tests on the embedded database');
  // At once: neither needs the other.
  const [built] = await Promise.all([isBuilt() || check('Building the site', build), testOnPostgres()]);
  if (built && chromium) await playwright('Browser tests', chromium);
  else console.log('\n▸ Browser tests\n✗ not run: they need the build and a Chromium');
}

async function testOnPostgres() {
  const title = 'API tests on PostgreSQL';
  const programs = findPostgres();
  const database = programs && (await startPostgres(programs).catch(({ message }) => console.log(message)));
  if (!database) {
    console.log(`\n▸ ${title}: skipped, no PostgreSQL 15 or newer starts on this machine`);
    return;
  }
  try {
    const args = ['--project', 'database', '--project', 'mocking', ...DEPEND_ON_DATABASE];
    await vitest(title, args, { TEST_DATABASE_URL: database.url });
  } finally {
    await database.stop();
  }
}
