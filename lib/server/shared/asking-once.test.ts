import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

import { redisProgram, startRedis } from '../testing/start-redis.ts';

const PROCESS = fileURLToPath(new URL('../testing/asking-process.ts', import.meta.url));
const run = promisify(execFile);

const program = redisProgram();

it.skipIf(program === null)('asks the API once for two processes', async () => {
  let times = 0;
  const api = createServer((_request, response) => {
    times += 1;
    response.end(`answer ${times}`);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const { url, stop } = await startRedis(program ?? '');
  try {
    for (let asker = 0; asker < 2; asker += 1) {
      const args = ['--import', 'tsx', PROCESS, url, `http://127.0.0.1:${port}`];
      expect((await run(process.execPath, args)).stdout).toBe('answer 1');
    }
    expect(times).toBe(1);
  } finally {
    await stop();
    api.close();
  }
});
