import type { ChildServer } from '../../servers/child-server.ts';
import type { Load, LoadGenerator } from './load.ts';
import type { PageSample } from './page-samples.ts';
import { median } from './percentile.ts';
import { rawRequest } from './raw-request.ts';
import { markupFile } from './recorded-answer.ts';
import type { Limits, Sites } from './start-servers.ts';
import { untilIdle } from './until-idle.ts';

/** The servers under load: the site without and with its page cache, the framework with a string, a bare server. */
export const TARGETS = ['warm', 'string', 'hot', 'file'] as const;
export type Target = (typeof TARGETS)[number];

/** The results of one server under load, with the processor time that it took. */
export interface ServerLoad extends Load {
  /** Milliseconds that processors worked for each answer; NaN where the system does not tell. */
  readonly cpu: number;
}

/** The loads of one page, a value for each round. */
export interface PageLoads {
  readonly page: PageSample;
  readonly connections: number;
  readonly rounds: Readonly<Record<Target, readonly ServerLoad[]>>;
}

interface LoadPlan {
  readonly servers: Sites & Limits;
  readonly generator: LoadGenerator;
  readonly connections: number;
  readonly rounds: number;
  /** True if the servers have been under such load before. */
  readonly compiled?: boolean;
  readonly onProgress: (text: string) => void;
}

/** Seconds of one round; what renders needs more of them where many wait in a queue. */
const secondsOf = (target: Target, connections: number): number =>
  connections > 8 && RENDERING.has(target) ? 2 : 1;

const RENDERING: ReadonlySet<Target> = new Set(['warm', 'string']);

/** Seconds of load on a page before the rounds that count, so that servers compile what they run often. */
const warmUpSeconds = (target: Target): number => (RENDERING.has(target) ? 4 : 1);

interface Source {
  readonly server: ChildServer;
  /** Path and query there. */
  readonly path: string;
  /** True if it revalidates a stale page in the background. */
  readonly renews: boolean;
}

/** Returns the sources of a page for each server; `index` is its place in the list of records. */
export const sourcesOf = (
  { site, uncached, framework, bare }: Sites & Limits,
  path: string,
  index: number,
): Readonly<Record<Target, Source>> => ({
  warm: { server: uncached, path, renews: true },
  string: { server: framework, path: `/rows/${markupFile(index)}`, renews: false },
  hot: { server: site, path, renews: true },
  file: { server: bare, path, renews: false },
});

/**
 * Puts load on each page of all servers in turn, round by round, so that what else the machine does meanwhile falls
 * on all of them alike.
 */
export async function measureLoad(
  pages: readonly PageSample[],
  plan: LoadPlan,
): Promise<readonly PageLoads[]> {
  const loads = pages.map((page) => ({
    page,
    connections: plan.connections,
    rounds: { warm: [], string: [], hot: [], file: [] } satisfies Record<Target, ServerLoad[]>,
  }));
  const lacking = await lackingPages(plan.servers, pages);
  // The first round does not count.
  for (let round = plan.compiled ? 1 : 0; round <= plan.rounds; round += 1) {
    for (const [index, { page, rounds }] of loads.entries()) {
      if (lacking.has(page)) continue;
      plan.onProgress(`${plan.connections} connections, round ${round} of ${plan.rounds}: ${page.path}`);
      const sources = sourcesOf(plan.servers, page.path, index);
      for (const target of TARGETS) {
        const list: ServerLoad[] = rounds[target];
        const seconds = round === 0 ? warmUpSeconds(target) : secondsOf(target, plan.connections);
        await untilIdle(Object.values(plan.servers));
        const load = await loadOf(sources[target], plan, seconds);
        if (round > 0) list.push(load);
      }
    }
  }
  return loads.filter(({ page }) => !lacking.has(page));
}

/** Returns the pages that the uncached site lacks when it reads another site's API: the explorer of its own. */
export async function lackingPages(
  { uncached }: Sites,
  pages: readonly PageSample[],
): Promise<ReadonlySet<PageSample>> {
  const lacking = new Set<PageSample>();
  for (const page of pages) {
    const { status } = await rawRequest(uncached.origin + page.path);
    if (status === 404) lacking.add(page);
  }
  return lacking;
}

/** Puts load on one page of one server. */
export async function loadOf(
  { server, path, renews }: Source,
  { generator, connections }: Pick<LoadPlan, 'generator' | 'connections'>,
  seconds: number,
): Promise<ServerLoad> {
  const address = server.origin + path;
  // The page and its data are at hand, however long ago it was asked for.
  await rawRequest(address);
  if (renews) await untilIdle([server]);
  const before = server.cpuTime();
  const load = await generator.run({ address, connections, seconds });
  return { ...load, cpu: (server.cpuTime() - before) / (load.perSecond * seconds) };
}

/** The medians of several rounds, value by value. */
export const medianLoad = (rounds: readonly ServerLoad[]): ServerLoad => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
});

/**
 * Returns the answers a second of one server for each of another's. Other work of the machine only ever slows a server
 * down, so that the best round of each is nearest to what it can do.
 */
export const ratioOf = (rounds: readonly Load[], limit: readonly Load[]): number =>
  bestOf(rounds) / bestOf(limit);

/** The same by the work of processors, which a busy machine changes little; NaN where it is not known. */
export const cpuRatioOf = (rounds: readonly ServerLoad[], limit: readonly ServerLoad[]): number =>
  leastWork(limit) / leastWork(rounds);

const bestOf = (rounds: readonly Load[]): number => Math.max(...rounds.map(({ perSecond }) => perSecond));

const leastWork = (rounds: readonly ServerLoad[]): number => Math.min(...rounds.map(({ cpu }) => cpu));
