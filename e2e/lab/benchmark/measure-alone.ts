import { Agent } from 'node:http';

import { median } from './percentile.ts';
import { rawRequest } from './raw-request.ts';

const REQUESTS = 15;

/** The median milliseconds of a number of requests to an address, without any other load. */
export async function measureAlone(address: string, requests = REQUESTS): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let request = 0; request <= requests; request += 1) {
    const { took } = await rawRequest(address, agent);
    // The first one opens the connection.
    if (request > 0) times.push(took);
  }
  agent.destroy();
  return median(times);
}
