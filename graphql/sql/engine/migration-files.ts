import { readdir, readFile } from 'node:fs/promises';

const FOLDER = new URL('../migrations/', import.meta.url);

/** A migration: `0001_battles.sql` has version 1 and the name battles. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly script: string;
}

/** All migrations in their order, read from the source tree: only for processes that run from it. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(files.map(readMigration));
}

async function readMigration(file: string): Promise<Migration> {
  const [, version, name] = /^(\d+)_([\w-]+)\.sql$/.exec(file) ?? [];
  if (version === undefined || name === undefined) throw new Error(`${file}: not named like 0001_name.sql`);
  return { version: Number(version), name, script: await readFile(new URL(file, FOLDER), 'utf8') };
}
