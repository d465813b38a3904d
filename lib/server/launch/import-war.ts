import { parseArgs } from 'node:util';
import { importSchema } from '#graphql/import/json-schema.ts';
import { IMPORT_KINDS } from '#graphql/import/kinds/all-kinds.ts';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { env } from '#lib/env.ts';
import { importFile } from '../import/import-file.ts';

/* Imports records from a file, or from the standard input, into the database that DATABASE_URL names. */

const USAGE = `Usage: npm run war:import -- FILE|- [--follow] [--refused FILE]
       npm run war:import -- --schema
A file has one record in JSON a line, in UTF-8. --follow goes on with what is written to it later, also after it was
rotated. Lines that cannot be imported are written with the reason to FILE.refused, or to the file that --refused names,
in place of those of the run before. --schema prints the JSON Schema of the lines. The exit status is 0 where all could
be read and not all lines were refused, and else 1.`;

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { follow: { type: 'boolean' }, refused: { type: 'string' }, schema: { type: 'boolean' } },
  });
  const [source, ...more] = positionals;
  if (values.schema) process.stdout.write(`${JSON.stringify(importSchema(IMPORT_KINDS), null, 2)}\n`);
  else if (source === undefined || more.length > 0) throw new Error(USAGE);
  else await importFrom(source, values.follow === true, values.refused ?? refusedName(source));
}

function refusedName(source: string): string {
  return source === '-' ? 'war-import.refused' : `${source}.refused`;
}

async function importFrom(source: string, follow: boolean, refusedFile: string): Promise<void> {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL)
    throw new Error('Set DATABASE_URL to the PostgreSQL database to import into, 15 or later.');
  const sql = openDatabase({ url: DATABASE_URL, forWriting: true });
  const say = (text: string) => void process.stderr.write(`${text}\n`);
  try {
    await migrate(sql, (name) => say(`applying ${name}`));
    if (!(await importFile(sql, { source, follow, refusedFile, say }))) process.exitCode = 1;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
