import { Agent } from 'node:http';

import { SITE } from '../../servers/addresses.ts';
import type { Load } from './load.ts';
import { percentile } from './percentile.ts';
import { rawRequest } from './raw-request.ts';

/**
 * Requests pages that nobody has requested before, each once.
 * @param connections the number of requests at the same time
 * @throws Error when the server fails
 */
export async function measureCold(paths: readonly string[], connections: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true });
  const waiting = [...paths];
  const times: number[] = [];
  const askOneAfterTheOther = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { status, took } = await rawRequest(SITE + path, agent);
      if (status >= 500) throw new Error(`${path} answers ${status}`);
      times.push(took);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, askOneAfterTheOther));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { perSecond: paths.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
