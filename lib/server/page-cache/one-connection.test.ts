import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { LIVE } from '#lib/api/answer.ts';
import { pageAnswers } from '#lib/request-context.ts';
import { stopServer } from '../http/wire/http-server.ts';
import type { PageHandler } from '../http/next/pages.ts';
import { openSite, type SiteUnderTest } from '../testing/site-under-test.ts';
import { CachedPages } from './cached-pages.ts';

const handler: PageHandler = (_request, response) => {
  pageAnswers()?.note({ askedAt: performance.now(), policy: LIVE, standsIn: false });
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end('<main>Kills</main>');
  return Promise.resolve();
};

let open: SiteUnderTest | undefined;
afterEach(() => open?.close());

/** A site that keeps the page of a path. */
async function site(path = '/kills'): Promise<SiteUnderTest> {
  const pages = new CachedPages(handler, {}, 1024 * 1024, () => undefined);
  open = await openSite(handler, { keptPages: pages });
  await open.ask(path, { headers: { accept: 'text/html' } });
  await expect.poll(() => pages.cache.find(`document ${path}`)).toBeDefined();
  return open;
}

test('kept pages follow each other over one connection, and what has a body is read after them', async () => {
  const { port } = await site();
  const head = 'host: localhost\r\n\r\n';
  const socket = connect(port, '127.0.0.1');
  const received: string[] = [];
  socket.on('data', (piece) => received.push(String(piece)));
  const answers = () => received.join('').match(/HTTP\/1\.1 \d+|<main>/g);
  socket.write(`GET /kills HTTP/1.1\r\n${head}`.repeat(3));
  await expect.poll(answers).toHaveLength(6);
  socket.write(`HEAD /kills HTTP/1.1\r\n${head}GET /kills HTTP/1.1\r\n${head}`);
  const body = 'x'.repeat(50_000);
  socket.write(`POST /kills HTTP/1.1\r\ncontent-length: ${body.length}\r\n${head}${body}`);
  await once(socket, 'close');
  const page = ['HTTP/1.1 200', '<main>'];
  expect(answers()).toEqual([...page, ...page, ...page, 'HTTP/1.1 200', ...page, 'HTTP/1.1 405']);
});

test('a connection over which a kept page went does not hold the server', async () => {
  const { ask, server } = await site();
  const agent = new Agent({ keepAlive: true });
  await ask('/kills', { agent });
  // It answers false when the limit had to cut the connection.
  expect(await stopServer(server, 60_000)).toBe(true);
  agent.destroy();
});

test('where the page of the API is kept, the API still answers', async () => {
  const { ask } = await site('/graphql');
  const { headers, body } = await ask('/graphql', { headers: { accept: 'text/html' } });
  expect(headers['age']).toBe('0');
  expect(String(body)).toBe('<main>Kills</main>');
  // There is no API in this process.
  expect((await ask('/graphql', { headers: { accept: 'application/json' } })).status).toBe(404);
  expect((await ask('/graphql')).status).toBe(404);
});
