import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { get } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { PageHandler } from './pages.ts';
import { isKnownTag } from '#lib/entity-tag.ts';
import { cspNonce } from '#lib/request-context.ts';
import { openSite, type SiteUnderTest } from '../../testing/site-under-test.ts';

let open: SiteUnderTest | undefined;
afterEach(() => open?.close());

async function site(...given: Parameters<typeof openSite>): Promise<SiteUnderTest> {
  open = await openSite(...given);
  return open;
}

const html = `<p>${'row '.repeat(1000)}</p>`;

const page: PageHandler = async (_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('vary', 'rsc');
  response.end(html);
};

test('the page, the request and the response share one nonce, and every response has its own', async () => {
  const { ask } = await site(async (request, response) => {
    response.setHeader('content-type', 'text/html');
    const [, given] = /'nonce-([^']+)'/.exec(String(request.headers['content-security-policy'])) ?? [];
    response.end(JSON.stringify([given, request.headers['x-nonce'], cspNonce()]));
  });
  const forged = { 'content-security-policy': "script-src 'nonce-forged'", 'x-nonce': 'forged' };
  const seen = new Set<string>();
  for (let time = 0; time < 5; time += 1) {
    const { headers, body } = await ask('/', { headers: forged });
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(JSON.parse(String(body))).toEqual([nonce, nonce, nonce]);
    seen.add(nonce);
  }
  expect(seen.size).toBe(5);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page goes out as %s to those who take it', async (encoding, decompress) => {
  const { ask } = await site(page);
  const { headers, body } = await ask('/', { headers: { 'accept-encoding': encoding } });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'rsc, accept-encoding' });
  expect(headers['content-length']).toBeUndefined();
  expect(body.length).toBeLessThan(html.length / 10);
  expect(String(decompress(body))).toBe(html);
});

test('a page goes out plain to those who take nothing else', async () => {
  const { ask } = await site(page);
  const { headers, body } = await ask('/');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBe('rsc, accept-encoding');
  expect(String(body)).toBe(html);
});

test('each encoding has a tag of its own, and those who hold it get nothing', async () => {
  const { ask } = await site(async (request, response) => {
    response.setHeader('content-type', 'text/csv');
    response.setHeader('etag', '"7"');
    if (isKnownTag(request.headers['if-none-match'], '"7"')) response.writeHead(304).end();
    else response.end(html);
  });
  const tagOf = async (accepted: string, method = 'GET') => {
    const { headers } = await ask('/kills.csv', { method, headers: { 'accept-encoding': accepted } });
    return headers.etag ?? '';
  };
  const tags = [await tagOf('br'), await tagOf('gzip'), await tagOf('identity')];
  expect(tags).toEqual(['"7-br"', '"7-gzip"', '"7"']);
  expect(await tagOf('gzip', 'HEAD')).toBe('"7-gzip"');
  for (const [accepted, known, status, tag] of [
    ['br', '"7-br"', 304, '"7-br"'],
    ['br, gzip', 'W/"6-br", W/"7-br"', 304, '"7-br"'],
    ['gzip', '"7-br", "7-gzip"', 304, '"7-gzip"'],
    ['identity', '"7"', 304, '"7"'],
    ['br', '"7"', 304, '"7"'],
    ['gzip', '"7-br"', 200, '"7-gzip"'],
    ['identity', '"7-br"', 200, '"7"'],
  ] as const) {
    const answer = await ask('/kills.csv', {
      headers: { 'accept-encoding': accepted, 'if-none-match': known },
    });
    expect([answer.status, answer.headers.etag], `${accepted} ${known}`).toEqual([status, tag]);
    if (tag !== '"7"') expect(answer.headers.vary).toBe('accept-encoding');
  }
});

test('HEAD tells of the page without sending it', async () => {
  const { ask } = await site(page);
  const { status, headers, body } = await ask('/', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect([status, body.length]).toEqual([200, 0]);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
});

test.each([
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
] as const)('what is written first arrives first, as %s', async (encoding, decompressor) => {
  let finish = () => {};
  const { port } = await site(async (_, response) => {
    response.setHeader('content-type', 'text/html');
    response.write('<h1>Shell</h1>');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    response.end('<p>Late</p>');
  });
  const text = await new Promise<string>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: false, headers: { 'accept-encoding': encoding } }, (response) => {
      let read = '';
      const plain = response.pipe(decompressor());
      plain.on('data', (piece: Buffer) => {
        read += String(piece);
        // The server writes no more until the shell was read here.
        if (read === '<h1>Shell</h1>') finish();
      });
      plain.on('end', () => resolve(read));
      plain.on('error', reject);
    });
  });
  expect(text).toBe('<h1>Shell</h1><p>Late</p>');
});

test('a large page waits for a slow reader', async () => {
  const block = `${'x'.repeat(1023)}\n`.repeat(64);
  let refused = 0;
  const { ask } = await site(async (_, response) => {
    response.setHeader('content-type', 'text/html');
    for (let time = 0; time < 200; time += 1) {
      if (response.write(Buffer.from(block))) continue;
      refused += 1;
      await new Promise((resolve) => response.once('drain', resolve));
    }
    response.end();
  });
  const { body } = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(body).length).toBe(200 * block.length);
  expect(refused).toBeGreaterThan(0);
});

test('nobody keeps a rendering, but routes say for themselves', async () => {
  const { ask } = await site(async (request, response) => {
    const feed = request.url === '/kills.atom';
    response.writeHead(200, {
      'content-type': feed ? 'application/atom+xml' : 'text/html',
      'cache-control': feed ? 'public, max-age=300' : 's-maxage=31536000',
    });
    response.end('<p>');
  });
  expect((await ask('/')).headers['cache-control']).toBe('private, no-store');
  expect((await ask('/kills.atom')).headers['cache-control']).toBe('public, max-age=300');
});

test('a visitor who leaves does not trouble the server', async () => {
  let gone = false;
  const { port, lines } = await site(async (_, response) => {
    response.setHeader('content-type', 'text/html');
    response.write(html);
    await new Promise((resolve) => response.once('close', resolve));
    gone = true;
    response.end('late');
  });
  const headers = { 'accept-encoding': 'br' };
  await new Promise((resolve) => {
    const asked = get({ port, host: '127.0.0.1', agent: false, headers }, (response) => {
      response.once('data', () => asked.destroy());
      response.once('close', resolve);
      response.once('error', resolve);
    });
    asked.once('error', resolve);
  });
  await expect.poll(() => gone).toBe(true);
  expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
});

test('the headers of a compressed page leave together with its first bytes', async () => {
  const { port } = await site(async (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.flushHeaders();
    response.write(html);
    response.end();
  });
  const first = await new Promise<Buffer>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n\r\n'),
    );
    socket.once('error', reject).once('data', (piece) => {
      resolve(piece);
      socket.destroy();
    });
  });
  const [headers = '', ...body] = first.toString('latin1').split('\r\n\r\n');
  expect(headers).toContain('content-encoding: br');
  expect(body.join('').length).toBeGreaterThan(0);
});
