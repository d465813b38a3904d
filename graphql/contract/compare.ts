import { readFile } from 'node:fs/promises';
import { createSchema } from 'graphql-yoga';
import type { ApiContext } from '../server/context.ts';
import { schemaOf } from '../generations/schema-of.ts';
import { typeDefs } from '../generated/schema.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import { parseContracts } from './contract.ts';
import { differences } from './differences.ts';

/**
 * Holds our schema against a contract: `npm run contract:compare -- <path of a contract's JSON>`. The file holds the
 * contract of the first generation, or those of several generations by their names. Prints every difference; exit code
 * 1 when there are any or the file cannot be read.
 */
async function main([path]: readonly string[]) {
  if (!path) throw new Error('Give the path of a contract: npm run contract:compare -- contract.json');
  const contracts = parseContracts(await readFile(path, 'utf8'));
  const everything = createSchema<ApiContext>({ typeDefs, resolvers });
  const found = [...contracts].flatMap(([generation, contract]) =>
    differences(schemaOf(generation, everything), contract).map((line) => `${generation}: ${line}`),
  );
  process.stdout.write(found.map((line) => `${line}\n`).join(''));
  process.stderr.write(
    found.length === 0
      ? `The schema keeps the contract of ${[...contracts.keys()].join(', ')}.\n`
      : `${found.length} differences\n`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`contract: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
