import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { CompressingResponse } from './compressing-response.ts';
import { PreparedHead } from './prepared-head.ts';

const BODY = Buffer.from('Ärger');
const OWN = ['age', 7];

const server = createServer({ ServerResponse: CompressingResponse }, (request, response) => {
  const found = new PreparedHead(200, ['x-kind', 'page', 'content-length', BODY.length]);
  const body = request.method === 'HEAD' ? undefined : BODY;
  if (request.url === '/unchanged') response.sendPrepared(new PreparedHead(304, ['etag', '"1"']), OWN);
  else response.sendPrepared(found, OWN, body);
});

afterEach(() => server.close());

/** What is answered to these requests on one connection until it is closed, without the times. */
async function answersTo(...requests: readonly string[]): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answered = '';
  socket.on('data', (text: string) => (answered += text));
  socket.write(requests.map((request) => `${request}\r\nhost: site\r\n`).join('\r\n'));
  socket.write('connection: close\r\n\r\n');
  await once(socket, 'close');
  return answered.replaceAll(/date: .+?\r\n/gi, '').replaceAll('\r\n', '\n');
}

it('is sent on connections that stay open as on those that are closed', async () => {
  const answered = await answersTo('GET / HTTP/1.1', 'GET / HTTP/1.1');
  expect(answered).toBe(
    'HTTP/1.1 200 OK\nx-kind: page\ncontent-length: 6\nconnection: keep-alive\nkeep-alive: timeout=65\nage: 7\n\nÄrger' +
      'HTTP/1.1 200 OK\nx-kind: page\ncontent-length: 6\nage: 7\nConnection: close\n\nÄrger',
  );
});

it('stands alone where there is no body', async () => {
  const answered = await answersTo('HEAD / HTTP/1.1', 'GET /unchanged HTTP/1.1', 'GET / HTTP/1.1');
  expect(answered.match(/^HTTP.*|^etag.*|^Ärger/gm)).toEqual([
    'HTTP/1.1 200 OK',
    'HTTP/1.1 304 Not Modified',
    'etag: "1"',
    'HTTP/1.1 200 OK',
    'Ärger',
  ]);
});

it('tells the time', () => {
  const began = Date.now();
  const [, date = ''] = /\ndate: (.+)\r\n/.exec(new PreparedHead(200, []).textWith([])) ?? [];
  // In whole seconds, and kept for up to one.
  expect(Date.parse(date)).toBeGreaterThan(began - 2_000);
  expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
});

it.each([
  ['x-name', 'a\r\nset-cookie: b'],
  ['x name', 'a'],
])('refuses %j with %j', (name, value) => {
  expect(() => new PreparedHead(200, [name, value])).toThrow(TypeError);
});
