import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { childEnv } from '../../../lib/server/launch/command-env.mjs';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { findPostgres, startPostgres, startStandby } from '../../../lib/server/testing/postgres.mjs';
import { redisProgram, startRedis } from '../../../lib/server/testing/start-redis.ts';
import { type ChildServer, ROOT, startServer } from '../../servers/child-server.ts';
import { PLAIN_ENVIRONMENT } from '../../servers/plain-environment.ts';
import { markdownTable, type Table } from '../benchmark/markdown-table.ts';
import { unseenAddresses } from '../benchmark/unseen/unseen-addresses.ts';
import { fill, poisonAll } from './poison.ts';
import { failedFor, inTurn, keepVisiting, rowOf, tableOf, type Visit } from './visits.ts';

/*
 * Takes away the parts that the site may be made of: a server of a replicated PostgreSQL, and Redis. After a build:
 * npm run lab -- pressure:parts. Exit code 1 where a page that was seen fails, others fail for too long, or foreign bytes are
 * served.
 */

const SITE_SCRIPT = 'lib/server/launch/serve.ts';
const SECRET = 'a secret of the laboratory alone'.replaceAll(' ', '-');
const SEEN = ['/', '/kills', '/guilds', '/items', '/scenarios', '/quests'];
/** Milliseconds that unseen pages may fail for. */
const LONGEST_FAILURE = 5_000;
const SECONDS = 15;

const run = promisify(execFile);
const rows: Table['rows'][number][] = [];
const problems: string[] = [];

exitOnSignals();
const programs = findPostgres();
if (programs) {
  await loseServer(programs, 'standby');
  await loseServer(programs, 'primary');
} else process.stdout.write('no PostgreSQL on this machine\n');

const redis = redisProgram();
if (redis) {
  await loseRedis(redis);
  const api = await startServer(SITE_SCRIPT, {
    isQuiet: true,
    env: { WORLD_SEED: 'e2e', DATA_DIR: '.data/pressure-api' },
  });
  await loseRedis(redis, api);
  await api.stop();
} else process.stdout.write('no Redis or Valkey on this machine\n');

process.stdout.write(markdownTable(tableOf('Parts that are taken away', rows)));
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);

async function loseServer(folder: string, lost: 'primary' | 'standby'): Promise<void> {
  const primary = await startPostgres(folder);
  await run(process.execPath, ['--import', 'tsx', 'lib/server/launch/load-world.ts'], {
    cwd: ROOT,
    env: childEnv({ ...PLAIN_ENVIRONMENT, DATABASE_URL: primary.url, WORLD_SEED: 'e2e', WORLD_SCALE: '0.3' }),
  });
  const standby = await startStandby(folder, primary.url);
  const hosts = [primary, standby].map(({ url }) => new URL(url).host).join(',');
  const site = await startServer(SITE_SCRIPT, {
    isQuiet: true,
    env: { DATABASE_URL: primary.url.replace(new URL(primary.url).host, hosts) },
  });
  const unseen = await unseenAddresses(`${site.origin}/graphql`, 'kill', 10 * SECONDS);
  await seeAll(site);
  const seenPages = keepVisiting(site.origin, inTurn(SEEN), 50);
  const unseenPages = keepVisiting(site.origin, unseen.values(), 200);
  await wait(2_000);
  (lost === 'primary' ? primary : standby).kill();
  await wait((SECONDS - 2) * 1000);
  note(`${lost} of PostgreSQL killed`, await seenPages(), await unseenPages());
  await site.stop();
  await Promise.all([standby.stop(), primary.stop()]);
}

/**
 * @param api a site whose API the others ask; each has data of its own when not given
 */
async function loseRedis(program: string, api?: ChildServer): Promise<void> {
  const endings = {
    poisoned: poisonAll,
    full: fill,
    hung: async (_: string, server: Awaited<ReturnType<typeof startRedis>>) => server.hang(),
    stopped: async (_: string, server: Awaited<ReturnType<typeof startRedis>>) => server.stop(),
  };
  for (const [name, end] of Object.entries(endings)) {
    const server = await startRedis(program);
    const env = {
      REDIS_URL: server.url,
      CACHE_SECRET: SECRET,
      WORLD_SEED: 'e2e',
      SITE_URL: 'http://127.0.0.1',
      GRAPHQL_ENDPOINT: api ? `${api.origin}/graphql` : '',
    };
    const one = await startServer(SITE_SCRIPT, {
      isQuiet: true,
      env: { ...env, DATA_DIR: '.data/pressure-one' },
    });
    const other = await startServer(SITE_SCRIPT, {
      isQuiet: true,
      env: { ...env, DATA_DIR: '.data/pressure-other' },
    });
    const shared = (await unseenAddresses(`${(api ?? one).origin}/graphql`, 'kill', 40)).slice(0, 40);
    await seeAll(one, [...SEEN, ...shared]);
    await seeAll(other);
    await end(server.url, server);
    const seenPages = keepVisiting(other.origin, inTurn(SEEN), 50);
    const sharedPages = keepVisiting(other.origin, shared.values(), 100);
    await wait(5_000);
    note(`Redis ${name}${api ? ', remote API' : ''}`, await seenPages(), await sharedPages());
    await Promise.all([one.stop(), other.stop()]);
    await server.stop();
  }
}

/** Until each page is kept. */
async function seeAll(site: ChildServer, paths: readonly string[] = SEEN): Promise<void> {
  for (const path of [...paths, ...paths])
    await fetch(site.origin + path).then((response) => response.text());
}

function note(what: string, seen: readonly Visit[], others: readonly Visit[]): void {
  rows.push(rowOf(`${what}: pages that were seen`, seen), rowOf(`${what}: others`, others));
  if (seen.some(({ status }) => status !== 200)) problems.push(`${what}: a page fails that was seen`);
  if (failedFor(others) > LONGEST_FAILURE) problems.push(`${what}: pages fail for ${failedFor(others)} ms`);
  if ([...seen, ...others].some(({ isForeign }) => isForeign))
    problems.push(`${what}: foreign bytes are served`);
  if (what.startsWith('Redis') && others.some(({ status }) => status !== 200)) {
    problems.push(`${what}: a page fails`);
  }
}
