import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, expect, it, vi } from 'vitest';

import { setStatus } from '#lib/page-status.ts';

import { type KeptSite, numberOf, openKeptSite } from '../testing/kept-site.ts';

let open: KeptSite | undefined;
afterEach(() => {
  open?.close();
  vi.restoreAllMocks();
});

const site = async () => (open = await openKeptSite());

it('renders a page once, under a nonce, and sends it to all others under hashes', async () => {
  const { ask, rendered, settled } = await site();
  const first = await ask('/kills');
  await settled();
  const second = await ask('/kills');
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(first.headers['content-security-policy']).toContain("'nonce-");
  const hash = createHash('sha256').update('run()').digest('base64');
  expect(second).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=15',
      'content-security-policy': expect.stringContaining(`script-src 'self' 'sha256-${hash}'; `),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
      age: '0',
      vary: 'rsc, accept-encoding',
      'content-length': String(second.body.length),
    },
  });
  expect(String(second.body)).toBe(String(first.body).replace(/ nonce="[^"]*"/, ''));
  expect(rendered.times).toBe(1);
});

it('keeps nothing of a page whose visitor left while it was made, though it was ended in good order', async () => {
  const { ask, rendered, settled } = await site();
  const visit = new AbortController();
  rendered.during = async (response) => {
    const left = once(response, 'close');
    visit.abort();
    await left;
  };
  await expect(ask('/kills', { signal: visit.signal })).rejects.toThrow('aborted');
  await settled();
  rendered.during = () => {};
  const { headers, body } = await ask('/kills');
  expect([headers['cache-control'], numberOf(body)]).toEqual(['private, no-store', '2']);
});

it('sends each coding with a tag of its own, and nothing to those who hold it', async () => {
  const { ask, settled } = await site();
  await ask('/kills', { headers: { 'accept-encoding': 'br' } });
  await settled();
  const plain = await ask('/kills');
  const tags = new Set([plain.headers.etag]);
  for (const [coding, decompress] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
    const headers = { 'accept-encoding': coding };
    const { headers: answered, body } = await ask('/kills', { headers });
    expect(answered['content-encoding']).toBe(coding);
    expect(String(decompress(body))).toBe(String(plain.body));
    tags.add(answered.etag);
    const again = await ask('/kills', { headers: { ...headers, 'if-none-match': `W/${answered.etag}` } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({
      etag: answered.etag,
      'content-security-policy': plain.headers['content-security-policy'],
    });
  }
  expect(tags.size).toBe(3);
  const head = await ask('/kills', { method: 'HEAD' });
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(plain.body.length),
  ]);
});

it('reads of an address and of headers only what changes the page', async () => {
  const { ask, rendered, settled } = await site();
  await ask('/kills?utm_source=x&period=all', { headers: { cookie: 'a=b', 'x-matched-path': '/x' } });
  await settled();
  for (const [path, headers] of [
    ['/kills', {}],
    ['/kills?x=1', { 'user-agent': 'Googlebot', referer: 'https://x.example', 'accept-language': 'de' }],
    ['/%6bills?period=nonsense', { rsc: 'junk', 'next-url': '/x' }],
  ] as const) {
    expect(numberOf((await ask(path, { headers })).body)).toBe('1');
  }
  expect(numberOf((await ask('/kills?period=thisWeek')).body)).toBe('2');
  expect(numberOf((await ask('/kills', { headers: { rsc: '1' } })).body)).toBe('3');
  expect(rendered.addresses).toEqual(['/kills', '/kills?period=thisWeek', '/kills']);
});

it('answers the address of a page as it is kept like all its other spellings', async () => {
  const { ask, settled } = await site();
  await ask('/kills');
  await settled();
  for (const headers of [{}, { 'accept-encoding': 'br' }, { 'x-forwarded-proto': 'https' }]) {
    const [same, other] = [await ask('/kills', { headers }), await ask('/kills?utm_source=x', { headers })];
    const ids = { 'x-request-id': expect.any(String), date: expect.any(String) };
    expect(other).toEqual({ ...same, headers: { ...same.headers, ...ids } });
    expect(numberOf((await ask('/kills')).body)).toBe('1');
  }
  expect((await ask('/kills', { method: 'GET', headers: { 'content-length': '1' } }, 'x')).status).toBe(413);
  expect((await ask('/kills', { method: 'POST' })).status).toBe(405);
  expect((await ask('/kills', { headers: { host: 'a, b' } })).status).toBe(400);
});

it('encrypts on TLS, with the same body', async () => {
  const { ask, settled } = await site();
  await ask('/kills');
  await settled();
  const { headers, body } = await ask('/kills', { headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
  expect(headers['strict-transport-security']).toBeTruthy();
  expect(numberOf(body)).toBe('1');
  expect((await ask('/kills')).headers['strict-transport-security']).toBeUndefined();
});

it('keeps what does not exist, apart from what does', async () => {
  const { ask, rendered, settled } = await site();
  rendered.during = () => setStatus(404);
  expect((await ask('/kill/7')).status).toBe(404);
  await settled();
  expect((await ask('/kill/7')).status).toBe(404);
  expect(rendered.times).toBe(1);
});
