import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { PageHandler } from '../next/pages.ts';
import { openSite, type SiteUnderTest } from '../../testing/site-under-test.ts';
import { MOST_WAITING } from './http-server.ts';

let open: SiteUnderTest | undefined;
let client: Socket | undefined;
afterEach(() => {
  client?.destroy();
  open?.close();
});

/** Sends so many requests at once over one connection. */
async function pipeline(pages: PageHandler, requests: number): Promise<Socket> {
  open = await openSite(pages);
  client = connect(open.port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write(
    Array.from({ length: requests }, (_, at) => `GET /search/${at} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''),
  );
  return client;
}

test('requests of one connection are answered one after the other, in order', async () => {
  let atOnce = 0;
  let most = 0;
  const socket = await pipeline(async ({ url }, response) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
    response.end(`[${url}]`);
  }, 10);
  let text = '';
  socket.on('data', (piece) => {
    text += String(piece);
  });
  const answered = () => [...text.matchAll(/\[\/search\/(\d+)\]/g)].map(([, at]) => Number(at));
  await expect.poll(answered).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBe(1);
});

test('answers that nobody reads are not made', async () => {
  let made = 0;
  const large = Buffer.alloc(20 * 1024 * 1024);
  const socket = await pipeline(async (_, response) => {
    made += 1;
    response.end(large);
  }, 10);
  socket.pause();
  await expect.poll(() => made).toBe(1);
  socket.destroy();
  await expect.poll(() => open?.ask('/healthz').then(({ status }) => status)).toBe(200);
  expect(made).toBe(1);
});

test('a connection that asks for more at once than anybody reads is cut', async () => {
  const socket = await pipeline(() => new Promise(() => undefined), MOST_WAITING + 2);
  await once(socket, 'close');
  expect(socket.bytesRead).toBe(0);
});
