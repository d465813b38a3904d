import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { importLines } from '#graphql/import/import-lines.ts';
import { importSchema } from '#graphql/import/json-schema.ts';
import { IMPORT_KINDS } from '#graphql/import/kinds/all-kinds.ts';
import { openDatabase } from '#graphql/sql/engine/database.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { env } from '#lib/env.ts';
import { linesOfStream, piecesOfFile } from '../import/line-groups.ts';

/* Imports records from a file, or from the standard input, into the database that DATABASE_URL names. */

const USAGE = `Usage: npm run war:import -- FILE|- [--follow] [--refused FILE]
       npm run war:import -- --schema
A file has one record in JSON a line. --follow goes on with what is written to it later. Lines that cannot be imported
are written with the reason to FILE.refused, or to the file that --refused names. --schema prints the JSON Schema of
the lines.`;

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
  const pieces = source === '-' ? process.stdin : piecesOfFile(source, follow);
  try {
    await migrate(sql, (name) => process.stderr.write(`applying ${name}\n`));
    const refusals = refusalFile(refusedFile);
    const { imported, refused } = await importLines(
      sql,
      linesOfStream(pieces, follow),
      refusals.write,
      (count) => process.stderr.write(`${process.uptime().toFixed(1).padStart(6)} s  ${count} imported\n`),
    );
    await refusals.close();
    const note = refused > 0 ? `, ${refused} refused: see ${refusedFile}` : '';
    process.stderr.write(`done: ${imported} imported${note}\n`);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Writes refused lines to a file, which the first of them creates. */
function refusalFile(path: string) {
  let file: ReturnType<typeof createWriteStream> | undefined;
  return {
    write: (refused: object) => {
      file ??= createWriteStream(path, { flags: 'a' });
      file.write(`${JSON.stringify(refused)}\n`);
    },
    close: () => new Promise<void>((resolve) => (file ? file.end(resolve) : resolve())),
  };
}
