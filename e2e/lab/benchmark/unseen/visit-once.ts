import { Agent } from 'node:http';
import type { ChildServer } from '../../../servers/child-server.ts';
import { rawRequest, median, untilIdle } from '../raw-request.ts';

/** The load and the cost of pages that were never requested before. */
export interface UnseenLoad {
  readonly perSecond: number;
  /** Milliseconds that processors worked for each, those of the site's database too; NaN where the system does not tell. */
  readonly cpu: number;
  /** Milliseconds to the first byte, at the median. */
  readonly firstByte: number;
}

/**
 * Asks a site for each of the pages once.
 * @param connections how many are asked for at the same time
 * @throws Error when the site fails
 */
export async function visitOnce(
  site: Pick<ChildServer, 'origin' | 'cpuTime' | 'familyCpuTime'>,
  paths: readonly string[],
  connections: number,
): Promise<UnseenLoad> {
  const agent = new Agent({ keepAlive: true });
  const waiting = [...paths];
  const firstBytes: number[] = [];
  const visitOneAfterTheOther = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { status, firstByte } = await rawRequest(site.origin + path, agent);
      if (status !== 200) throw new Error(`${path} answers ${status}`);
      firstBytes.push(firstByte);
    }
  };
  await untilIdle([site]);
  const workedBefore = site.familyCpuTime();
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, visitOneAfterTheOther));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  // Copies for later visitors are made behind the page, which is work for it all the same.
  await untilIdle([site]);
  const cpu = (site.familyCpuTime() - workedBefore) / paths.length;
  return { perSecond: paths.length / seconds, cpu, firstByte: median(firstBytes) };
}
