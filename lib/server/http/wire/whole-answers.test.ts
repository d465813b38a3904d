import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { isKnownTag } from '#lib/entity-tag.ts';
import { openSite, type SiteUnderTest } from '../../testing/site-under-test.ts';
import type { PageHandler } from '../next/pages.ts';

let open: SiteUnderTest | undefined;
afterEach(() => open?.close());

async function site(pages: PageHandler): Promise<SiteUnderTest> {
  open = await openSite(pages);
  return open;
}

const rows = 'row,'.repeat(1000);

/** Answers as Next does for routes: the headers first, then the body in pieces, and none for HEAD. */
const route =
  (type: string, ...pieces: readonly (string | Buffer)[]): PageHandler =>
  async (request, response) => {
    response.setHeader('content-type', type);
    response.setHeader('etag', '"7"');
    if (isKnownTag(request.headers['if-none-match'], '"7"')) {
      response.writeHead(304).end();
      return;
    }
    if (request.method !== 'HEAD') {
      response.flushHeaders();
      for (const piece of pieces) response.write(piece);
    }
    response.end();
  };

const csv = route('text/csv; charset=utf-8', rows.slice(0, 1500), rows.slice(1500));
const plain = (body: Buffer) => body;

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', plain],
] as const)('a whole answer tells its length, as %s', async (encoding, decompress) => {
  const { ask } = await site(csv);
  const options = { headers: { 'accept-encoding': encoding } };
  const { headers, body } = await ask('/kills.csv', options);
  expect(headers['content-length']).toBe(String(body.length));
  expect(headers['transfer-encoding']).toBeUndefined();
  expect(String(decompress(body))).toBe(rows);
  const head = await ask('/kills.csv', { ...options, method: 'HEAD' });
  const { date: _, 'x-request-id': _id, ...told } = headers;
  expect(head.headers).toMatchObject(told);
  expect(head.body.length).toBe(0);
});

test('a picture tells its length too', async () => {
  const picture = Buffer.alloc(70_000, 'jpeg');
  const { ask } = await site(route('image/jpeg', picture.subarray(0, 65_536), picture.subarray(65_536)));
  const { headers, body } = await ask('/kill/7.jpg', { headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({ 'content-length': '70000' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.equals(picture)).toBe(true);
});

test('what is small is not compressed, since its length is known', async () => {
  const { ask } = await site(route('image/svg+xml', '<svg/>'));
  const { headers } = await ask('/icon/7', { headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({ 'content-length': '6' });
  expect(headers['content-encoding']).toBeUndefined();
});

test.each(['GET', 'HEAD'])('%s of HTTP/1.0 gets the length', async (method) => {
  const { port } = await site(csv);
  const answer = await askOld(port, `${method} /kills.csv HTTP/1.0\r\naccept-encoding: gzip\r\n\r\n`);
  const end = answer.indexOf('\r\n\r\n');
  const body = answer.subarray(end + 4);
  const [, length] = /content-length: (\d+)/i.exec(answer.subarray(0, end).toString('latin1')) ?? [];
  expect(Number(length)).toBeGreaterThan(0);
  expect(body.length).toBe(method === 'HEAD' ? 0 : Number(length));
});

test('304 has neither a body nor a length, and an empty answer has 0', async () => {
  const { ask } = await site(csv);
  const headers = { 'if-none-match': '"7"' };
  const known = await ask('/kills.csv', { headers });
  expect([known.status, known.headers['content-length'], known.body.length]).toEqual([304, undefined, 0]);
  open?.close();
  const { ask: askEmpty } = await site(route('text/csv'));
  expect((await askEmpty('/kills.csv')).headers['content-length']).toBe('0');
});

test('what fails before its end is refused in its place', async () => {
  const { ask } = await site(async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/csv', 'content-length': 99 });
    response.write('half a line');
    throw new Error('lost');
  });
  const { status, headers, body } = await ask('/kills.csv');
  expect(status).toBe(500);
  expect(headers['content-length']).toBe(String(body.length));
  expect(String(body)).not.toContain('half');
});

test.each(['text/html', 'text/x-component'])('%s streams, without a length', async (type) => {
  const { ask } = await site(route(type, rows));
  const { headers } = await ask('/');
  expect(headers['content-length']).toBeUndefined();
  expect(headers['transfer-encoding']).toBe('chunked');
});

/** Sends a request as it is, and reads until the server closes the connection. */
function askOld(port: number, request: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', reject);
    socket.on('end', () => resolve(Buffer.concat(pieces)));
  });
}
