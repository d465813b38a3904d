import { SITE } from '../../../servers/addresses.ts';
import { type ChildServer, startServer, ROOT } from '../../../servers/child-server.ts';
import type { Cell, Table } from '../markdown-table.ts';
import {
  UNSEEN_KINDS,
  unseenAddresses,
  type UnseenKind,
  type UnseenLoad,
  visitOnce,
} from '../unseen/visit-once.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { childEnv } from '#lib/server/launch/command-env.mjs';
import { findPostgres, startPostgres } from '#lib/server/testing/postgres.mjs';
import { PLAIN_ENVIRONMENT } from '../../../servers/plain-environment.ts';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#lib/server/launch/free-port.mjs';
import { SITE_SCRIPT, type Surroundings } from '../page-samples.ts';

const run = promisify(execFile);

/** Does something with its own PostgreSQL that holds the sample world; undefined where none is installed. */
async function withOwnDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result | undefined> {
  const programs = findPostgres();
  if (!programs) return undefined;
  const database = await startPostgres(programs);
  try {
    await run(process.execPath, ['--import', 'tsx', 'lib/server/launch/war.ts', 'load'], {
      cwd: ROOT,
      env: childEnv({ ...PLAIN_ENVIRONMENT, DATABASE_URL: database.url, WORLD_SEED: 'e2e' }),
    });
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

/** Pages before those that count: a server that runs for days has compiled its code. */
const WARM_UP = 200;
const MEASURED = 150;
/** Pages one after the other, for the time to the first byte. */
const ALONE = 30;
const CONNECTIONS = 8;
/** Milliseconds to the remote API and back. */
const DISTANCE = 20;

type Loads = ReadonlyMap<UnseenKind, UnseenLoad>;

/** Pages that are asked for once each, of the sample world, an own PostgreSQL and an API on another machine. */
export async function unseenChapter({ site }: Surroundings): Promise<Table> {
  const api = `${SITE}/graphql`;
  const embedded = await loadsOf(site, api);
  const own = await withOwnDatabase((url) =>
    withSite({ DATABASE_URL: url }, (own) => loadsOf(own, `${own.origin}/graphql`)),
  );
  const distant = await openDistantApi(api, DISTANCE);
  const remote = await withSite({ GRAPHQL_ENDPOINT: distant.endpoint }, (remote) => loadsOf(remote, api));
  distant.close();
  return {
    title: 'Uncached pages: pages a second, milliseconds of processor each, and to the first byte',
    columns: ['Page', ...columnsOf('embedded'), ...columnsOf('PostgreSQL'), ...columnsOf('remote')],
    rows: UNSEEN_KINDS.map((kind) => [
      `/${kind}/[id]`,
      ...[embedded, own, remote].flatMap((loads) => cellsOf(loads?.get(kind))),
    ]),
  };
}

const columnsOf = (source: string): readonly string[] => [`${source}/s`, 'CPU ms', 'first byte'];

const cellsOf = (load: UnseenLoad | undefined): readonly Cell[] => [
  load && Math.round(load.perSecond),
  load?.cpu,
  load?.firstByte,
];

async function withSite<Result>(
  env: Readonly<Record<string, string>>,
  work: (site: ChildServer) => Promise<Result>,
): Promise<Result> {
  const site = await startServer(SITE_SCRIPT, { env });
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

/** All kinds are compiled before the first is measured. */
async function loadsOf(site: ChildServer, api: string): Promise<Loads> {
  const paths = new Map<UnseenKind, readonly string[]>();
  for (const kind of UNSEEN_KINDS) {
    const all = await unseenAddresses(api, kind, WARM_UP + MEASURED + ALONE);
    const rest = Math.max(0, all.length - MEASURED - ALONE);
    await visitOnce(site, all.slice(0, rest), CONNECTIONS);
    paths.set(kind, all.slice(rest));
  }
  const loads = new Map<UnseenKind, UnseenLoad>();
  for (const [kind, unseen] of paths) {
    const { firstByte } = await visitOnce(site, unseen.slice(0, ALONE), 1);
    const load = await visitOnce(site, unseen.slice(ALONE), CONNECTIONS);
    loads.set(kind, { ...load, firstByte });
  }
  return loads;
}

/** An API on another machine, as far as a site can tell. */
interface DistantApi {
  readonly endpoint: string;
  close(): void;
}

/**
 * Opens a way to an API that is as long as one through a network.
 * @param endpoint of the API itself
 * @param distance milliseconds there and back
 */
async function openDistantApi(endpoint: string, distance: number): Promise<DistantApi> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await buffer(request);
      await wait(distance);
      const answered = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Uint8Array(body),
      });
      response.writeHead(answered.status, { 'content-type': 'application/json' });
      response.end(Buffer.from(await answered.arrayBuffer()));
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
