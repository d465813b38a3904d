import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildServer } from '../../servers/child-server.ts';
import { type Answered, send } from './answered.ts';

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
