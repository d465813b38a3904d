import { join } from 'node:path';
import { startEmbeddedDatabase } from '#graphql/embedded/embedded-database.ts';
import { EMPTY_WORLD_MODULE } from '#graphql/embedded/world-module.ts';
import type { DatabaseOptions } from '#graphql/sql/engine/connection/database.ts';
import {
  type Reached,
  readReached,
  readSpan,
  type ArchivedName,
  type ArchiveSpan,
} from '#graphql/sql/archive/archive-progress.ts';
import { readFoundSchema, writeFoundSchema } from '#graphql/sql/archive/found-schema.ts';
import type { Profile } from '#lib/api/schema/profile.ts';
import { registerArchive } from '#lib/api/site-archive.ts';
import type { Env } from '#lib/env.ts';
import { openOwnApi, type OwnApi } from '../data/own-api.ts';
import { openOwnDatabase } from '../data/own-database.ts';
import { requireWritable } from '../data/sample-world.ts';
import type { FoundSchema } from '../data/discover-schema.ts';
import type { Log } from '../log.ts';
import { factsOf, type ArchiveFacts } from './archive-facts.ts';
import { ARCHIVED_KINDS } from './archived-kinds.ts';
import { INTERVAL, ArchiveProcess } from './archive-process.ts';

/** Milliseconds between two looks at how far the archive reaches. */
const LOOK_AGAIN = 30_000;

/** The folder in DATA_DIR, which marks what is in it; archives of earlier versions lie there. */
const FOLDER = 'record';

interface OpenArchive extends Omit<OwnApi, 'api'> {
  readonly where: DatabaseOptions;
  readonly ask: NonNullable<OwnApi['api']['ask']>;
}

/** An archive that is kept. */
export interface KeptArchive {
  /** The schema of the API that was found last, which holds while the API is away. */
  readonly schema: FoundSchema;
  facts(): ArchiveFacts;
  /** The database of the archive; undefined while none is kept. */
  where(): DatabaseOptions | undefined;
  stop(): Promise<void>;
}

/**
 * Keeps an archive of a remote API in the own database, in a process of its own, and registers it for the pages.
 * @throws StartError when the database cannot be used
 */
export async function keepArchive(address: string, env: Env, log: Log): Promise<KeptArchive> {
  const { where, ask, database, close } = await openArchive(env, log);
  let span: ArchiveSpan | null = null;
  let reached: ReadonlyMap<string, Reached> = new Map();
  const look = async () => {
    span = await readSpan(database, ARCHIVED_KINDS.length).catch(() => span);
    reached = await readReached(database).catch(() => reached);
  };
  await look();
  const looking = setInterval(() => void look(), LOOK_AGAIN);
  const reachOf = (kind: ArchivedName) => {
    const reach = reached.get(kind);
    return reach && reach.readAt > 0 ? reach : undefined;
  };
  registerArchive({ ask, span: () => span, reachOf });
  const work = { database: where, address, days: env.ARCHIVE_DAYS, interval: INTERVAL };
  const keeper = new ArchiveProcess(work, log);
  const kinds = ARCHIVED_KINDS.map(({ kind }) => kind);
  const began = secondsNow();
  const onFound = (profile: Profile) =>
    void writeFoundSchema(database, address, profile).catch((error: unknown) =>
      log('warn', `archive: the schema of the API cannot be stored: ${String(error)}`),
    );
  return {
    schema: { remembered: await readFoundSchema(database, address).catch(() => undefined), onFound },
    facts: () => factsOf({ kinds, report: keeper.report, reached, began, now: secondsNow() }),
    where: () => where,
    stop: async () => {
      clearInterval(looking);
      registerArchive(undefined);
      keeper.stop();
      await close();
    },
  };
}

const secondsNow = (): number => Math.floor(Date.now() / 1_000);

/** Opens the database at DATABASE_URL, or an embedded one beside the sample world's. */
async function openArchive(env: Env, log: Log): Promise<OpenArchive> {
  // The pages ask it in our whole schema, whatever clients are spoken to.
  const spoken: Env = { ...env, API_GENERATION: '2026-01' };
  if (env.DATABASE_URL) {
    const own = await openOwnDatabase(env.DATABASE_URL, spoken, log);
    return { ...own, ask: asked(own), where: { url: env.DATABASE_URL, forWriting: true } };
  }
  const dataDir = join(env.DATA_DIR, FOLDER);
  await requireWritable(dataDir);
  const embedded = await startEmbeddedDatabase({
    dataDir,
    worldModule: EMPTY_WORLD_MODULE,
    seed: FOLDER,
    now: 0,
    scale: 1,
    onProgress: (text) => log('info', `archive: ${text}`),
  });
  const own = openOwnApi(embedded.connection, spoken, log);
  const close = async () => {
    await own.close();
    await embedded.stop();
  };
  return { database: own.database, close, ask: asked(own), where: embedded.connection };
}

/** @throws Error where the API is not asked directly, as it is in its first generation */
function asked({ api }: OwnApi): OpenArchive['ask'] {
  if (!api.ask) throw new Error('The archive cannot be asked directly');
  return api.ask;
}
