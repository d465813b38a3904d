import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '#graphql/embedded/embedded-database.ts';
import { GENERATIONS } from '#graphql/generations/generation.ts';
import { createDirectApi } from '#graphql/server/direct-api.ts';
import type { ApiOptions } from '#graphql/server/operations.ts';
import { createApi } from '#graphql/server/server.ts';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { IN_PROCESS, registerApi } from '#lib/api/registry.ts';
import { filteredCompared, killsCompared, overviewCompared } from '#lib/data/testing/fighter-sums.ts';
import { plainWar, someFighters, told } from '#lib/data/testing/plain-war.ts';
import { discoverSchema } from '#lib/server/data/discover-schema.ts';
import { killFilters } from '#lib/url/testing/kill-truth.ts';
import { run } from '../../lib/server/launch/command.mjs';
import type { Compared } from '#lib/data/testing/activity-sums.ts';

/*
 * Compares every sum of players, guilds and filters with a plain count over all kills of a generated world: over our own
 * API, and over each state of the game's API as a remote one. npm run lab -- sums [state]
 * [--players N] [--guilds N] [--filters N]; exit code 1 where one differs.
 */

const STATES = ['own', ...GENERATIONS] as const;
/** Milliseconds: nothing is given up on a slow machine. */
const NO_LIMIT = 3_600_000;

const [, script = ''] = process.argv;
const {
  values,
  positionals: [asked],
} = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '50' },
    guilds: { type: 'string', default: '20' },
    filters: { type: 'string', default: '20' },
  },
});
const state = STATES.find((each) => each === asked);
process.exitCode = (state ? await differencesOn(state) : await everyState()) === 0 ? 0 : 1;

/** Each state has its own process, since answers are cached by what was asked. */
async function everyState(): Promise<number> {
  let failed = 0;
  for (const each of STATES) {
    failed += await run(process.execPath, [...process.execArgv, script, each, ...process.argv.slice(2)]);
  }
  return failed;
}

/** Prints what differs on a state, and how much was compared. */
async function differencesOn(spoken: (typeof STATES)[number]): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'war-ledger-sums-'));
  const embedded = await startEmbeddedDatabase({
    dataDir,
    seed: 'sums',
    scale: 1,
    now: Math.floor(Date.now() / 1000),
  });
  const database = openDatabase(embedded.connection);
  const forget = offer(spoken, { database, timeout: NO_LIMIT, retryFor: NO_LIMIT });
  const [compared, different] = await compareAll(await plainWar(database));
  for (const line of different) process.stdout.write(`${spoken}: ${line}\n`);
  process.stdout.write(`${spoken}: ${compared} sums compared, ${different.length} differ\n`);

  forget();
  await database.end({ timeout: 1 });
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return different.length;
}

/** Lets the site ask our own API, or a state of the game's as a remote one. */
function offer(spoken: (typeof STATES)[number], options: ApiOptions): () => void {
  if (spoken === 'own') {
    registerApi({ fetch: createApi(options).fetch, ask: createDirectApi(options) });
    return () => registerApi(undefined);
  }
  const api = createApi({ ...options, generation: spoken, additions: false });
  registerApi(api);
  return discoverSchema(
    (request) => api.fetch(new Request(IN_PROCESS, request)),
    () => undefined,
    'info',
  );
}

async function compareAll(war: Awaited<ReturnType<typeof plainWar>>): Promise<[number, string[]]> {
  const different: string[] = [];
  let count = 0;
  const note = (who: string, compared: readonly Compared[]) => {
    for (const { what, site, plain } of compared) {
      count += 1;
      if (isDeepStrictEqual(site, plain)) continue;
      different.push(`${what} of ${who}: ${JSON.stringify(site)}, counted ${JSON.stringify(plain)}`);
    }
  };
  const filters = killFilters(war.kills, war.now).slice(-Number(values.filters));
  for (const query of filters) note(JSON.stringify(query), [await killsCompared(query, war)]);
  for (const whose of someFighters(war, Number(values.players), Number(values.guilds))) {
    note(told(whose), await overviewCompared(whose, war));
    for (const query of filters) note(told(whose, query), await filteredCompared(whose, query, war));
  }
  return [count, different];
}
