import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from 'd3-array';
import { rawRequest } from '../benchmark/raw-request.ts';
import type { ChildServer } from '../../servers/child-server.ts';

/** Milliseconds between two looks at how many requests are due. */
const TICK = 5;

/** Returns the headers of a request, by its place among all. */
type HeadersOf = (index: number) => Readonly<Record<string, string>>;

/** Sends one request; never rejects. */
export async function send(
  address: string,
  agent?: Agent,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const began = performance.now();
  return rawRequest(address, agent, headers).then(
    ({ status, took }) => ({ status, took }),
    () => ({ status: 0, took: performance.now() - began }),
  );
}

/**
 * Asks for each address once, so many a second, however long the answers take: visitors do not wait for each other.
 * Resolves when all are answered.
 */
export async function sendSteadily(
  addresses: readonly string[],
  perSecond: number,
  headersOf: HeadersOf = () => ({}),
): Promise<readonly Answered[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<Answered>[] = [];
  const began = performance.now();
  while (answers.length < addresses.length) {
    const due = Math.min(addresses.length, Math.ceil(((performance.now() - began) / 1000) * perSecond));
    for (const address of addresses.slice(answers.length, due)) {
      answers.push(send(address, agent, headersOf(answers.length)));
    }
    await sleep(TICK);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

/** The outcome of one request. */
export interface Answered {
  /** 0 where there was no answer. */
  readonly status: number;
  /** Milliseconds to the last byte. */
  readonly took: number;
}

const OK = 200;
const SHED = 503;

/** The answers that bring a page. */
export const accepted = (all: readonly Answered[]) => all.filter(({ status }) => status === OK);

/** The answers that say that there are too many visitors. */
export const refused = (all: readonly Answered[]) => all.filter(({ status }) => status === SHED);

/** All others: errors, and requests without an answer. */
export const failed = (all: readonly Answered[]) =>
  all.filter(({ status }) => status !== OK && status !== SHED);

/** Milliseconds that a share of the answers take at most. */
export const timeOf = (all: readonly Answered[], share: number): number =>
  quantile(all, share, ({ took }) => took) ?? NaN;

/** The answers to probes: the same requests, sent all the time. */
export interface Probes {
  readonly kept: readonly Answered[];
  readonly health: readonly Answered[];
  /** MB, one a second. */
  readonly memory: readonly number[];
}

const PAUSE = 40;
const SECOND = 1_000;

/**
 * Probes cached pages and health while something else happens.
 * @param keptPaths paths of the pages, probed in turn
 */
export async function whileProbing<Result>(
  server: Pick<ChildServer, 'origin' | 'memory'>,
  keptPaths: readonly string[],
  work: () => Promise<Result>,
): Promise<Probes & { readonly result: Result }> {
  const probes = { kept: [] as Answered[], health: [] as Answered[], memory: [server.memory()] };
  const done = new AbortController();
  const repeat = async (pause: number, probe: (turn: number, agent: Agent) => Promise<unknown>) => {
    const agent = new Agent({ keepAlive: true });
    for (let turn = 0; !done.signal.aborted; turn += 1) {
      await probe(turn, agent);
      await sleep(pause);
    }
    agent.destroy();
  };
  const all = Promise.all([
    repeat(PAUSE, async (turn, agent) => {
      const path = keptPaths[turn % keptPaths.length] ?? '/';
      probes.kept.push(await send(server.origin + path, agent));
    }),
    repeat(PAUSE, async (_, agent) => probes.health.push(await send(`${server.origin}/healthz`, agent))),
    repeat(SECOND, async () => probes.memory.push(server.memory())),
  ]);
  const result = await work();
  done.abort();
  await all;
  return { ...probes, result };
}
