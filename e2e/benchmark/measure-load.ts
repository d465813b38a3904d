import type { Load, LoadGenerator } from './load.ts';
import type { PageSample } from './page-samples.ts';
import { median } from './percentile.ts';
import { rawRequest } from './raw-request.ts';
import { markupFile } from './recorded-answer.ts';
import type { Limits, Sites } from './start-servers.ts';

/** Who answers: the site without and with its page cache, the framework with a string, a bare server. */
export const TARGETS = ['warm', 'string', 'hot', 'file'] as const;
export type Target = (typeof TARGETS)[number];

/** The loads of one page, a value for each round. */
export interface PageLoads {
  readonly page: PageSample;
  readonly connections: number;
  readonly rounds: Readonly<Record<Target, readonly Load[]>>;
}

interface LoadPlan {
  readonly servers: Sites & Limits;
  readonly generator: LoadGenerator;
  readonly connections: number;
  readonly rounds: number;
  readonly onProgress: (text: string) => void;
}

/** Seconds of one round; what renders needs more of them where many wait in a queue. */
const secondsOf = (target: Target, connections: number): number =>
  connections > 8 && (target === 'warm' || target === 'string') ? 2 : 1;

/** Where a page, the one at a place of the list of records, is to be had from. */
export const addressesOf = (
  { site, uncached, framework, bare }: Sites & Limits,
  path: string,
  index: number,
): Readonly<Record<Target, string>> => ({
  warm: uncached.origin + path,
  string: `${framework.origin}/rows/${markupFile(index)}`,
  hot: site.origin + path,
  file: bare.origin + path,
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
    rounds: { warm: [], string: [], hot: [], file: [] } satisfies Record<Target, Load[]>,
  }));
  // In the first round, which does not count, the servers compile what they run often.
  for (let round = 0; round <= plan.rounds; round += 1) {
    for (const [index, { page, rounds }] of loads.entries()) {
      plan.onProgress(`${plan.connections} connections, round ${round} of ${plan.rounds}: ${page.path}`);
      const addresses = addressesOf(plan.servers, page.path, index);
      for (const target of TARGETS) {
        const list: Load[] = rounds[target];
        const load = await loadOf(addresses[target], target, plan);
        if (round > 0) list.push(load);
      }
    }
  }
  return loads;
}

async function loadOf(address: string, target: Target, { generator, connections }: LoadPlan): Promise<Load> {
  // The data of a page is at hand, however long ago it was asked for.
  await rawRequest(address);
  return generator.run({ address, connections, seconds: secondsOf(target, connections) });
}

/** The medians of several rounds, each value by itself. */
export const medianLoad = (rounds: readonly Load[]): Load => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

/**
 * How many answers a second one server gives for each of another's. What else runs on the machine only ever slows a
 * server down, so that the best round of each is nearest to what it can do.
 */
export const ratioOf = (rounds: readonly Load[], limit: readonly Load[]): number =>
  bestOf(rounds) / bestOf(limit);

const bestOf = (rounds: readonly Load[]): number => Math.max(...rounds.map(({ perSecond }) => perSecond));
