import { expect } from '@playwright/test';
import { fetchPage, exchange, requestText } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';
import { test } from './pages/standing-browser.ts';

const UPGRADES = {
  'HTTP/2 without TLS, as curl --http2 asks for it': {
    connection: 'Upgrade, HTTP2-Settings, close',
    upgrade: 'h2c',
    'http2-settings': 'AAMAAABkAAQCAAAAAAIAAAAA',
  },
  'a web socket': {
    connection: 'Upgrade, close',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  },
};

test.describe('an upgrade', () => {
  // Next starts to listen for upgrades with its first page request.
  test.beforeAll(() => fetchPage(`${SITE}/credits`));

  for (const [name, headers] of Object.entries(UPGRADES)) {
    test(`to ${name} is answered over HTTP/1.1`, async () => {
      const text = await exchange(SITE, requestText('GET', '/credits', headers));
      expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(text).toContain('</html>');
    });
  }

  test('passes no limit', async () => {
    for (const [method, path, status] of [
      ['PUT', '/', 405],
      ['GET', '/kill/%zz', 400],
      ['GET', `/${'a'.repeat(5_000)}`, 414],
    ] as const) {
      const text = await exchange(SITE, requestText(method, path, UPGRADES['a web socket']));
      expect(text).toContain(`HTTP/1.1 ${status} `);
    }
  });
});

/** Milliseconds; slower answers are retried, since the machine may be busy. */
async function timeOfCredits(headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  expect((await fetchPage(`${SITE}/credits`, headers)).status).toBe(200);
  return performance.now() - began;
}

test('a long header costs no more than a short one', async () => {
  await fetchPage(`${SITE}/credits`);
  for (const name of ['user-agent', 'referer', 'accept', 'accept-language', 'if-none-match', 'cookie']) {
    for (const value of ['x'.repeat(14_000), 'a-'.repeat(7_000)]) {
      await expect.poll(() => timeOfCredits({ [name]: value }), { message: name }).toBeLessThan(400);
    }
  }
});

const STATE_TREES = [
  'junk',
  '%zz',
  'null',
  '[]',
  '%5B'.repeat(4_000),
  encodeURIComponent('["",{}]').slice(1),
];

for (const path of ['/credits', '/nowhere']) {
  test(`a state of the router that is none is refused at ${path}`, async () => {
    for (const tree of STATE_TREES) {
      const { status, html } = await fetchPage(SITE + path, { rsc: '1', 'next-router-state-tree': tree });
      expect([status, html], tree.slice(0, 20)).toEqual([400, 'Bad request\n']);
    }
  });
}

test('no value of a header of the router makes the server fail', async () => {
  for (const [name, values] of Object.entries({
    rsc: ['junk'],
    'next-router-prefetch': ['1', '2', '3', 'junk'],
    'next-router-segment-prefetch': ['/_tree', '/junk', 'junk'],
    'next-url': ['junk', '/%zz', '//x'],
    'next-action': ['junk', '00'.repeat(20)],
    'next-hmr-refresh': ['1'],
    'x-nextjs-data': ['1'],
    'x-matched-path': ['/junk'],
    'x-invoke-status': ['500'],
  })) {
    for (const value of values) {
      for (const path of ['/credits', '/nowhere']) {
        const first = await fetchPage(SITE + path, { rsc: '1', [name]: value });
        const location = first.headers.get('location');
        const { status } = location ? await fetchPage(SITE + location, { rsc: '1', [name]: value }) : first;
        expect(status, `${name}: ${value} at ${path}`).toBeLessThan(500);
      }
    }
  }
});

for (const path of [
  '/_global-error',
  '/_global-error?x=1',
  '/%2e/_global-error',
  '/_error',
  '/_not-found',
  '/404',
  '/500',
  '/_next/image',
  '/_next/image?url=%2Fimages%2Fmark.svg&w=64&q=75',
  '/_next/data/build/credits.json',
]) {
  test(`${path} is not found`, async () => {
    const page = await fetchPage(SITE + path);
    expect(page.status).toBe(404);
    expect(page.html).toContain('Not found');
    const first = await fetchPage(SITE + path, { rsc: '1' });
    const location = first.headers.get('location');
    expect((location ? await fetchPage(SITE + location, { rsc: '1' }) : first).status).toBeLessThan(500);
  });
}
