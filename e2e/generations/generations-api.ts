import { createServer } from 'node:http';
import { createServerAdapter } from '@whatwg-node/server';

import { startEmbeddedDatabase } from '#graphql/embedded/embedded-database.ts';
import type { Generation } from '#graphql/generations/generation.ts';
import { createApi } from '#graphql/server/server.ts';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { MOMENT } from '#graphql/testing/clock/moment.mjs';
import { env } from '#lib/env.ts';
import { stopOnSignals } from '#lib/server/launch/stop-signals.ts';

import { GENERATIONS_API_PORT } from '../servers/addresses.ts';

/** The sample world of the environment, at the moment of the run, as each generation of the game's API, on its own machine only. */
const { DATA_DIR: dataDir, WORLD_SEED: seed, WORLD_SCALE: scale } = env();
const embedded = await startEmbeddedDatabase({ dataDir, seed, scale, now: MOMENT, maxAge: 0 });
const database = openDatabase(embedded.connection);

const apiOf = (generation: Generation) => createApi({ database, generation, additions: false });
const first = apiOf('2026-01');
const second = apiOf('2026-04');
const third = apiOf('2026-08');

/** Its API listens at any path. */
const atPath = (request: Request) => new Request('http://api.invalid/graphql', request);

const adapter = createServerAdapter(async (request: Request): Promise<Response> => {
  switch (new URL(request.url).pathname) {
    case '/2026-01':
      return first.fetch(atPath(request));
    case '/2026-04':
      return second.fetch(atPath(request));
    case '/2026-04-closed':
      return (await refuseIntrospection(request.clone())) ?? second.fetch(atPath(request));
    case '/2026-08':
      return third.fetch(atPath(request));
    case '/2026-08-closed':
      return (await refuseIntrospection(request.clone())) ?? third.fetch(atPath(request));
    default:
      return new Response('ready');
  }
});

const server = createServer(adapter).listen(GENERATIONS_API_PORT, '127.0.0.1');

stopOnSignals({
  source: process,
  stop: async () => {
    server.close();
    server.closeAllConnections();
    await database.end({ timeout: 1 });
    await embedded.stop();
  },
  exit: (code) => process.exit(code),
});

/** Answers introspection with a refusal, as an API does that does not say what it offers; null for other questions. */
async function refuseIntrospection(request: Request): Promise<Response | null> {
  const body = await request.text();
  if (!/__(?:schema|type\b)/.test(body)) return null;
  const errors = [
    { message: 'Introspection is not allowed for the current request.', extensions: { code: 'HC0046' } },
  ];
  return Response.json({ errors }, { status: 400 });
}
