import { readFile } from 'node:fs/promises';
import { createSchema } from 'graphql-yoga';
import type { ApiContext } from '../resolvers/context.ts';
import { typeDefs } from '../generated/schema.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import { compareContracts } from './contract.ts';

/**
 * Holds our schema against a contract: `npm run contract:compare -- <path of a contract>`. The file is a schema in SDL,
 * or JSON with the contract of the first generation, or those of several generations by their names. Prints every
 * difference; exit code 1 when there are any or the file cannot be read.
 */
async function main([path]: readonly string[]) {
  if (!path) throw new Error('Give the path of a contract: npm run contract:compare -- schema.graphql');
  const everything = createSchema<ApiContext>({ typeDefs, resolvers });
  const compared = compareContracts(everything, await readFile(path, 'utf8'));
  const found = compared.flatMap(({ generation, differences }) =>
    differences.map((line) => `${generation}: ${line}\n`),
  );
  const generations = compared.map(({ generation }) => generation).join(', ');
  process.stdout.write(found.join(''));
  process.stderr.write(
    found.length === 0
      ? `The schema keeps the contract of ${generations}.\n`
      : `${found.length} ${found.length === 1 ? 'difference' : 'differences'} to the contract of ${generations}\n`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`contract: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
