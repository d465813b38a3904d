import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Generation } from '#graphql/generations/generation.ts';
import { createApi } from '#graphql/server/server.ts';
import { type Database, openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { loadTables } from '#graphql/sql/engine/load-tables.ts';
import { apiRequest } from '#graphql/testing/test-api.ts';
import { worldTables } from '#graphql/world/world.ts';

interface ServedApi {
  readonly address: string;
  /** True closes the connection of each request without an answer. */
  isAway: boolean;
  readonly close: () => void;
}

interface ServedWorld extends ServedApi {
  readonly database: Database;
}

interface WorldOptions {
  /** Address of an empty database. */
  readonly url: string;
  /** Epoch seconds of the newest event. */
  readonly now: number;
  readonly scale: number;
  readonly generation: Generation;
}

/** Serves the game's API in one of its states over a sample world, at an address of this machine. */
export async function serveWorld({ url, now, scale, generation }: WorldOptions): Promise<ServedWorld> {
  const loading = openDatabase({ url, forLoading: true });
  await loadTables(loading, worldTables({ seed: 'e2e', now, scale }), () => undefined);
  await loading.end({ timeout: 1 });
  const database = openDatabase({ url });
  // One object: that it is away is set later.
  return Object.assign(await serveApi(database, generation), { database });
}

/** Serves the game's API in one of its states over a database, at an address of this machine. */
export async function serveApi(database: Database, generation: Generation): Promise<ServedApi> {
  const api = createApi({ database, generation, additions: false });
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      if (served.isAway) return void response.destroy();
      const { query, variables } = JSON.parse(body) as { query: string; variables: object };
      const answer = await api.fetch(apiRequest(query, variables));
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const served: ServedApi = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    isAway: false,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return served;
}
