import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

const SCHEMA = new URL('../../schema/', import.meta.url);
const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** The folders of `schema/`, in the order in which they are applied: tables and views read only those before them. */
const DOMAINS = [
  'common',
  'world',
  'zones',
  'tome',
  'items',
  'creatures',
  'lore',
  'characters',
  'events',
  'kills',
  'leaderboards',
  'skirmishes',
  'battles',
  'presence',
  'careers',
  'history',
  'scenarios',
  'dungeons',
  'feats',
  'search',
  'archive',
  'sums',
  'live',
  'alerts',
];

/** A file of `schema/`, such as `battles/views.sql`. */
export interface SchemaFile {
  readonly name: string;
  readonly script: string;
  readonly checksum: string;
}

/** A change of databases that exist: `0086_names.sql` has version 86 and the name names. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly script: string;
  /** Runs once the functions, views and triggers are there, to count what follows from the change. */
  readonly after: string | undefined;
}

/** Today's schema, and the steps to it. */
export interface SchemaText {
  /** Types, tables and indexes, which make a new database. */
  readonly tables: readonly SchemaFile[];
  /** Functions, then views, then triggers: they are dropped and made anew where the text of any differs. */
  readonly replaceable: readonly SchemaFile[];
  readonly migrations: readonly Migration[];
}

/** The step from which migrations bring a database on; its tables are in `0085_baseline.sql`, for a test. */
export const BASELINE = { version: 85, name: 'baseline' };

/** Reads the text of the schema from the source tree: only for processes that run from it. */
export async function readSchemaText(): Promise<SchemaText> {
  const files = (await Promise.all(DOMAINS.map(readDomain))).flat();
  const called = (kind: string) => files.filter(({ name }) => kindOf(name) === kind);
  return {
    tables: called('tables'),
    replaceable: ['functions', 'views', 'triggers'].flatMap(called),
    migrations: await readMigrations(),
  };
}

async function readDomain(domain: string): Promise<SchemaFile[]> {
  const files = (await readdir(new URL(`${domain}/`, SCHEMA))).sort();
  return Promise.all(
    files.map(async (file) => {
      const name = `${domain}/${file}`;
      const script = await readFile(new URL(name, SCHEMA), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    }),
  );
}

/** Functions may be in several files, which have names of their own. */
function kindOf(file: string): string {
  const name = /\/([\w-]+)\.sql$/.exec(file)?.[1] ?? '';
  return ['tables', 'views', 'triggers'].includes(name) ? name : 'functions';
}

async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort();
  const read = async (file: string) => readFile(new URL(file, MIGRATIONS), 'utf8');
  const steps = files.filter((file) => !file.endsWith('.after.sql')).map(stepOf);
  return Promise.all(
    steps
      .filter(({ version }) => version > BASELINE.version)
      .map(async ({ file, version, name }) => {
        const after = file.replace(/\.sql$/, '.after.sql');
        return {
          version,
          name,
          script: await read(file),
          after: files.includes(after) ? await read(after) : undefined,
        };
      }),
  );
}

function stepOf(file: string) {
  const [, version, name] = /^(\d+)_([\w-]+)\.sql$/.exec(file) ?? [];
  if (version === undefined || name === undefined) throw new Error(`${file}: not named like 0001_name.sql`);
  return { file, version: Number(version), name };
}
