import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, expect, it, vi } from 'vitest';

import { LIVE } from '#lib/api/cache-policy.ts';
import { pageTimeLeft } from '#lib/page-budget.ts';
import { setStatus } from '#lib/page-status.ts';
import { cspNonce, pageAnswers } from '#lib/request-context.ts';

import type { PageHandler } from '../http/next/pages.ts';
import { openSite, type SiteUnderTest } from '../testing/site-under-test.ts';
import { CachedPages } from './cached-pages.ts';

const MEGABYTE = 1024 * 1024;

let open: SiteUnderTest | undefined;
afterEach(() => {
  open?.close();
  vi.restoreAllMocks();
});

/** Counts and settings of the renderings. */
interface Rendered {
  times: number;
  addresses: (string | undefined)[];
  during: (response: ServerResponse) => unknown;
}

/**
 * A site whose pages count how often they were rendered, and are made of one answer that is good for 15 seconds;
 * `settled` waits for background revalidations.
 */
async function site(): Promise<SiteUnderTest & { rendered: Rendered; settled: () => Promise<void> }> {
  const rendered: Rendered = { times: 0, addresses: [], during: () => {} };
  const handler: PageHandler = async (request, response) => {
    rendered.times += 1;
    rendered.addresses.push(request.url);
    const answer = { askedAt: performance.now(), policy: LIVE, standsIn: false };
    pageAnswers()?.note(answer);
    await rendered.during(response);
    const isDocument = request.headers['rsc'] === undefined;
    response.setHeader('content-type', isDocument ? 'text/html; charset=utf-8' : 'text/x-component');
    response.setHeader('vary', 'rsc');
    const script = `<script nonce="${cspNonce()}">run()</script>`;
    response.end(`<body><main id="m">Page ${rendered.times} of ${'it '.repeat(500)}</main>${script}</body>`);
  };
  const lines: string[] = [];
  const pages = new CachedPages(handler, {}, MEGABYTE, (_level, line) => lines.push(line));
  open = await openSite(handler, { keptPages: pages });
  const keys = [
    'document /kills',
    'document /items',
    'navigation /kills',
    'refresh /kills',
    'document /kill/7',
  ];
  const settled = async () => {
    await pause();
    await Promise.all(keys.map((key) => pages.cache.running(key)));
  };
  return { ...open, lines, rendered, settled };
}

const elapsed = performance.now.bind(performance);

/** Lets the clock of the caches stand some milliseconds later than it does without tests. */
const advanceTo = (milliseconds: number) =>
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + milliseconds);

const numberOf = (body: Buffer) => /Page (\d+)/.exec(String(body))?.[1];

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

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

it('renders once for all who ask at the same time', async () => {
  const { ask, rendered } = await site();
  rendered.during = pause;
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask('/kills')));
  expect(answers.map(({ body }) => numberOf(body))).toEqual(Array.from({ length: 8 }, () => '1'));
  expect(rendered.times).toBe(1);
});

it('makes a new page behind the visitor, and lets visitors wait for it after its lifetime', async () => {
  const { ask, rendered, settled } = await site();
  await ask('/kills');
  await settled();
  advanceTo(LIVE.fresh + 1_000);
  expect(numberOf((await ask('/kills')).body)).toBe('1');
  await settled();
  expect(numberOf((await ask('/kills')).body)).toBe('2');
  advanceTo(3 * (LIVE.fresh + LIVE.whileRevalidating));
  expect(numberOf((await ask('/kills')).body)).toBe('3');
  expect(rendered.times).toBe(3);
});

it('gives a page for a visitor its time, and takes all that it needs behind', async () => {
  const { ask, rendered, settled } = await site();
  const left: (number | undefined)[] = [];
  rendered.during = () => left.push(pageTimeLeft());
  await ask('/kills');
  await settled();
  advanceTo(LIVE.fresh + 1_000);
  await ask('/kills');
  await settled();
  expect(left).toEqual([expect.any(Number), undefined]);
  expect(left[0]).toBeLessThanOrEqual(4_000);
});

it.each([
  ['an error', () => setStatus(502)],
  ['a missing panel', () => pageAnswers()?.noteFailure()],
  ['old data', () => pageAnswers()?.note({ askedAt: 0, policy: LIVE, standsIn: true })],
])('does not keep a page with %s', async (_, during) => {
  const { ask, rendered, settled } = await site();
  rendered.during = () => during();
  await ask('/kills');
  await settled();
  await ask('/kills');
  expect(rendered.times).toBe(2);
});

it('keeps what does not exist, apart from what does', async () => {
  const { ask, rendered, settled } = await site();
  rendered.during = () => setStatus(404);
  expect((await ask('/kill/7')).status).toBe(404);
  await settled();
  expect((await ask('/kill/7')).status).toBe(404);
  expect(rendered.times).toBe(1);
});

it('shows an old page with its age while no new one can be had, and its router the way to it', async () => {
  const { ask, rendered, settled, lines } = await site();
  await ask('/kills');
  await ask('/kills', { headers: { rsc: '1' } });
  await settled();
  advanceTo(60_000);
  rendered.during = () => {
    throw new Error('The database is away.');
  };
  const { status, headers, body } = await ask('/kills');
  expect([status, headers['cache-control'], numberOf(body)]).toEqual([200, 'private, no-store', '1']);
  expect(Number(headers.age)).toBeGreaterThan(59);
  expect(String(body)).toMatch(/Shown is the page of <time datetime="[^"]+">.*<\/div><main /);
  expect((await ask('/kills', { headers: { rsc: '1' } })).status).toBe(503);
  expect(lines.join()).toContain('The database is away.');
  advanceTo(130_000);
  rendered.during = () => {};
  expect(Number(numberOf((await ask('/kills')).body))).toBeGreaterThan(2);
});

it('prefers a new page with old data, which says so itself', async () => {
  const { ask, rendered, settled } = await site();
  await ask('/kills');
  await settled();
  advanceTo(60_000);
  rendered.during = () => pageAnswers()?.note({ askedAt: 0, policy: LIVE, standsIn: true });
  const { body } = await ask('/kills');
  expect(numberOf(body)).toBe('2');
  expect(String(body)).not.toContain('Shown is the page');
  expect(numberOf((await ask('/kills')).body)).toBe('2');
});
