import { env, runAs } from '#lib/env.ts';

/*
 * Measures how long the API takes for every query of the site, on the PostgreSQL that DATABASE_URL names. Arguments
 * are parts of operation names, to measure only those; --json prints lists instead of a table.
 */

// Outside production GraphQL checks every value of an answer once more: set before it is loaded.
runAs('production');
const { benchmark } = await import('#graphql/benchmark/benchmark.ts');

try {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL)
    throw new Error('Set DATABASE_URL to a PostgreSQL that holds a world (npm run world:load).');
  const args = process.argv.slice(2);
  await benchmark(DATABASE_URL, {
    names: args.filter((arg) => !arg.startsWith('--')),
    asJson: args.includes('--json'),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
