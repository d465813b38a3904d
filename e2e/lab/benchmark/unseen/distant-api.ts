import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../../../../lib/server/launch/free-port.mjs';

/** An API on another machine, as far as a site can tell. */
export interface DistantApi {
  readonly endpoint: string;
  close(): void;
}

/**
 * Opens a way to an API that is as long as one through a network.
 * @param endpoint of the API itself
 * @param distance milliseconds there and back
 */
export async function openDistantApi(endpoint: string, distance: number): Promise<DistantApi> {
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
