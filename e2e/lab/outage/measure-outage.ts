import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../../../lib/server/launch/free-port.mjs';
import { startServer } from '../../servers/child-server.ts';
import { percentile } from '../benchmark/percentile.ts';
import { fetchPage } from '../../http-client.ts';
import { openGateway, type Outage } from './gateway.ts';

/*
 * Shows what visitors see of an API that is away, and of one operation that hangs; prints figures and judges nothing.
 * After a build: npm run lab -- faults:outage [closed|silent] [seconds]
 */

const SITE_SCRIPT = 'lib/server/launch/serve.ts';
const LISTS = ['/', '/kills', '/skirmishes', '/scenarios', '/guilds', '/items', '/creatures', '/instances'];
const PER_SECOND = 20;
const SECONDS_TO_RECOVER = 30;
const OLD = 'Live data is not available';

interface Visit {
  readonly path: string;
  readonly status: number;
  readonly took: number;
  readonly old: boolean;
  /** Milliseconds of the monotonic clock. */
  readonly at: number;
}

const outage: Outage = process.argv[2] === 'silent' ? 'silent' : 'closed';
const seconds = Number(process.argv[3] ?? 60);

const own = await startServer(SITE_SCRIPT, { env: { DATA_DIR: '.data/outage', WORLD_SEED: 'e2e' } });
const gateway = await openGateway(`${own.origin}/graphql`, await freePort());
const site = await startServer(SITE_SCRIPT, { env: { GRAPHQL_ENDPOINT: gateway.endpoint } });

const kills = await killPaths(10);
await measureOutage([...LISTS, ...(await linksOf(LISTS)), ...kills.slice(0, 20)]);
await measureHanging(kills.slice(-60));
await site.stop();
await own.stop();
process.exit();

async function visit(path: string): Promise<Visit> {
  const at = performance.now();
  const { status, html } = await fetchPage(site.origin + path);
  return { path, status, took: performance.now() - at, old: html.includes(OLD), at };
}

/** Visits pages in turn, so many a second. */
async function visitFor(paths: readonly string[], duration: number, perSecond: number): Promise<Visit[]> {
  const visits: Promise<Visit>[] = [];
  for (let turn = 0; turn < duration * perSecond; turn += 1) {
    const path = paths[turn % paths.length];
    if (path !== undefined) visits.push(visit(path));
    await wait(1_000 / perSecond);
  }
  return Promise.all(visits);
}

async function linksOf(paths: readonly string[]): Promise<readonly string[]> {
  const pages = await Promise.all(paths.map((path) => fetchPage(own.origin + path)));
  const links = pages.flatMap(({ html }) => [...html.matchAll(/href="(\/[a-z_-]+\/\d+)"/g)].slice(0, 12));
  return [...new Set(links.flatMap(([, path]) => path ?? []))];
}

/** Addresses of kills on so many pages of their list, the newest first. */
async function killPaths(pages: number): Promise<readonly string[]> {
  const found: string[] = [];
  let path = '/kills';
  for (let page = 0; page < pages; page += 1) {
    const { html } = await fetchPage(own.origin + path);
    found.push(...[...html.matchAll(/href="(\/kill\/\d+)"/g)].flatMap(([, link]) => link ?? []));
    path = /href="(\/kills\?after=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? path;
  }
  return [...new Set(found)];
}

function tell(what: string, visits: readonly Visit[]): void {
  const times = visits.map(({ took }) => took);
  const failed = visits.filter(({ status }) => status !== 200).length;
  const [p50, p99, most] = [percentile(times, 0.5), percentile(times, 0.99), Math.max(...times)].map(
    Math.round,
  );
  const old = visits.filter((one) => one.old).length;
  console.log(
    `${what}: ${visits.length} visits, ${failed} not 200, ${old} with a note, p50 ${p50} ms, p99 ${p99} ms, most ${most} ms`,
  );
  const slowest = visits.toSorted((one, other) => other.took - one.took).slice(0, 3);
  console.log(`  slowest ${slowest.map(({ path, took }) => `${path} ${Math.round(took)} ms`).join(', ')}`);
}

async function measureOutage(paths: readonly string[]): Promise<void> {
  for (const path of paths) await visit(path);
  tell(`warm, ${paths.length} pages`, await visitFor(paths, 10, PER_SECOND));
  await gateway.takeAway(outage);
  tell(`away (${outage}) for ${seconds} s`, await visitFor(paths, seconds, PER_SECOND));
  await gateway.giveBack();
  const back = performance.now();
  const after = await visitFor(paths, SECONDS_TO_RECOVER, PER_SECOND);
  tell(`back for ${SECONDS_TO_RECOVER} s`, after);
  const lastOld = Math.max(0, ...after.filter(({ old }) => old).map(({ at }) => at - back));
  console.log(`last page with a note ${Math.round(lastOld)} ms after the return`);
  tell('afterwards', await Promise.all(paths.map(visit)));
}

/** Measures unseen kills, two a second, beside searches that are never answered. */
async function measureHanging(paths: readonly string[]): Promise<void> {
  gateway.hanging.add('Search');
  const searches: Promise<Visit>[] = [];
  const timer = setInterval(() => {
    searches.push(visit(`/search/hanging${searches.length}`));
  }, 250);
  await wait(5_000);
  tell('cold kills beside hanging searches', await visitFor(paths, paths.length / 2, 2));
  clearInterval(timer);
  tell('hanging searches', await Promise.all(searches));
}
