import { build, isBuilt } from '../launch/build.mjs';
import { install, isInstalled } from '../launch/install.mjs';
import { findChromium } from './chromium.mjs';
import { exitOnSignals } from './exit-on-signals.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { check, end, playwright, script, vitest } from './test-run.mjs';

/**
 * The tests of what the embedded database may do in another way than a PostgreSQL: it repeats them, and no others. It is
 * the same engine within another process: its connections, locks, limits of time, extensions and orders of texts differ,
 * and what statements answer does not.
 */
const DIFFER_WHEN_EMBEDDED = [
  '--project=database',
  '--project=mocking',
  'graphql/resolvers/search/',
  'graphql/resolvers/whole-api/every-field',
  'graphql/resolvers/whole-api/every-list',
  'graphql/server/client-requests',
  'graphql/server/database-errors',
  'graphql/server/document-cache',
  'graphql/server/execution-timeout',
  'graphql/server/hostile-input',
  'graphql/server/server.test',
  'graphql/sql/engine/migrate',
  'graphql/sql/engine/retention',
  'graphql/sql/engine/rollups',
  'graphql/sql/engine/writers-in-order',
  'graphql/sql/import/',
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
  const isLeft = await testOnPostgres();
  // At once: neither needs the other.
  const [built] = await Promise.all([
    isBuilt() || check('Building the site', build),
    isLeft && vitest('API tests on the embedded database', DIFFER_WHEN_EMBEDDED),
  ]);
  if (built && chromium) await playwright('Browser tests', chromium);
  else console.log('\n▸ Browser tests\n✗ not run: they need the build and a Chromium');
}

/** Runs the unit tests, on a PostgreSQL where one starts on this machine; false where none does. */
async function testOnPostgres() {
  const programs = findPostgres();
  const database = programs && (await startPostgres(programs).catch(({ message }) => console.log(message)));
  if (database) await vitest('Unit tests on PostgreSQL', [], { TEST_DATABASE_URL: database.url });
  else await vitest('Unit tests on the embedded database, without a PostgreSQL 15 or newer');
  await database?.stop();
  return Boolean(database);
}
