import { join } from 'node:path';
import { startEmbeddedDatabase } from '#graphql/embedded/embedded-database.ts';
import { EMPTY_WORLD_MODULE } from '#graphql/embedded/world-module.ts';
import type { DatabaseOptions } from '#graphql/sql/engine/connection/database.ts';
import {
  type Reached,
  readReached,
  readSpan,
  type RecordedName,
  type RecordSpan,
} from '#graphql/sql/record/record-progress.ts';
import { readFoundSchema, writeFoundSchema } from '#graphql/sql/record/found-schema.ts';
import type { Profile } from '#lib/api/schema/profile.ts';
import { registerRecord } from '#lib/api/site-record.ts';
import type { Env } from '#lib/env.ts';
import { openOwnApi, type OwnApi } from '../data/own-api.ts';
import { openOwnDatabase } from '../data/own-database.ts';
import { requireWritable } from '../data/sample-world.ts';
import type { FoundSchema } from '../data/discover-schema.ts';
import type { Log } from '../log.ts';
import { factsOf, type RecordFacts } from './record-facts.ts';
import { RECORDED_KINDS } from './recorded-kinds.ts';
import { INTERVAL, RecordProcess } from './record-process.ts';

/** Milliseconds between two looks at how far the record reaches. */
const LOOK_AGAIN = 30_000;

interface OpenRecord extends Omit<OwnApi, 'api'> {
  readonly where: DatabaseOptions;
  readonly ask: NonNullable<OwnApi['api']['ask']>;
}

/** A record that is kept. */
export interface KeptRecord {
  /** The schema of the API that was found last, which holds while the API is away. */
  readonly schema: FoundSchema;
  facts(): RecordFacts;
  stop(): Promise<void>;
}

/**
 * Keeps a record of a remote API in the own database, in a process of its own, and registers it for the pages.
 * @throws StartError when the database cannot be used
 */
export async function keepRecord(address: string, env: Env, log: Log): Promise<KeptRecord> {
  const { where, ask, database, close } = await openRecord(env, log);
  let span: RecordSpan | null = null;
  let reached: ReadonlyMap<string, Reached> = new Map();
  const look = async () => {
    span = await readSpan(database, RECORDED_KINDS.length).catch(() => span);
    reached = await readReached(database).catch(() => reached);
  };
  await look();
  const looking = setInterval(() => void look(), LOOK_AGAIN);
  const reachOf = (kind: RecordedName) => {
    const reach = reached.get(kind);
    return reach && reach.readAt > 0 ? reach : undefined;
  };
  registerRecord({ ask, span: () => span, reachOf });
  const work = { database: where, address, days: env.RECORD_DAYS, interval: INTERVAL };
  const keeper = new RecordProcess(work, log);
  const kinds = RECORDED_KINDS.map(({ kind }) => kind);
  const began = secondsNow();
  const onFound = (profile: Profile) =>
    void writeFoundSchema(database, address, profile).catch((error: unknown) =>
      log('warn', `record: the schema of the API cannot be stored: ${String(error)}`),
    );
  return {
    schema: { remembered: await readFoundSchema(database, address).catch(() => undefined), onFound },
    facts: () => factsOf({ kinds, report: keeper.report, reached, began, now: secondsNow() }),
    stop: async () => {
      clearInterval(looking);
      registerRecord(undefined);
      keeper.stop();
      await close();
    },
  };
}

const secondsNow = (): number => Math.floor(Date.now() / 1_000);

/** Opens the database at DATABASE_URL, or an embedded one beside the sample world's. */
async function openRecord(env: Env, log: Log): Promise<OpenRecord> {
  // The pages ask it in our whole schema, whatever clients are spoken to.
  const spoken: Env = { ...env, API_GENERATION: '2026-01' };
  if (env.DATABASE_URL) {
    const own = await openOwnDatabase(env.DATABASE_URL, spoken, log);
    return { ...own, ask: asked(own), where: { url: env.DATABASE_URL, forWriting: true } };
  }
  const dataDir = join(env.DATA_DIR, 'record');
  await requireWritable(dataDir);
  const embedded = await startEmbeddedDatabase({
    dataDir,
    worldModule: EMPTY_WORLD_MODULE,
    seed: 'record',
    now: 0,
    scale: 1,
    onProgress: (text) => log('info', `record: ${text}`),
  });
  const own = openOwnApi(embedded.connection, spoken, log);
  const close = async () => {
    await own.close();
    await embedded.stop();
  };
  return { database: own.database, close, ask: asked(own), where: embedded.connection };
}

/** @throws Error where the API is not asked directly, as it is in its first generation */
function asked({ api }: OwnApi): OpenRecord['ask'] {
  if (!api.ask) throw new Error('The record cannot be asked directly');
  return api.ask;
}
