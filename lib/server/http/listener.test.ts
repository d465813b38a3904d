import { afterEach, expect, test } from 'vitest';
import { newServerState } from './server-state.ts';
import { setStatus } from '#lib/page-status.ts';
import { openSite, type SiteUnderTest } from '../testing/site-under-test.ts';

let open: SiteUnderTest | undefined;
afterEach(() => open?.close());

async function site(...given: Parameters<typeof openSite>): Promise<SiteUnderTest> {
  open = await openSite(...given);
  return open;
}

const hello: Parameters<typeof openSite>[0] = async (_, response) => {
  response.setHeader('content-type', 'text/html');
  response.end('<h1>Hello</h1>');
};

test('every answer carries the security headers and an id', async () => {
  const { ask } = await site(hello);
  for (const path of ['/', '/healthz', '/graphql', '/%']) {
    const { headers } = await ask(path, { headers: { 'x-request-id': 'from-proxy-1' } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': 'from-proxy-1',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('at /graphql a browser gets a page, and everybody else the API', async () => {
  const { ask } = await site(hello);
  for (const headers of [{ accept: 'text/html,*/*;q=0.8' }, { rsc: '1' }]) {
    const page = await ask('/graphql?query={__typename}', { headers });
    expect(String(page.body)).toBe('<h1>Hello</h1>');
    expect(page.headers.vary).toMatch(/\baccept(,|$)/);
  }
  // There is no API in this process.
  expect((await ask('/graphql?query={__typename}')).status).toBe(404);
});

test('an address that can mean one page only leads there, and no other is touched', async () => {
  const { ask } = await site(hello);
  for (const [asked, meant] of [
    ['/Kills?period=thisWeek', '/kills?period=thisWeek'],
    ['/character/7/Scenarios', '/character/7/scenarios'],
    ['/kill/7.)', '/kill/7'],
    ['/kill/7%20', '/kill/7'],
  ] as const) {
    const { status, headers } = await ask(asked);
    expect([status, headers.location]).toEqual([308, meant]);
  }
  expect((await ask('/search/D.R.')).status).toBe(200);
});

test('behind TLS the browser is told to stay there, by a trusted proxy alone', async () => {
  const behindTls = { headers: { 'x-forwarded-proto': 'https' } };
  const { ask: askDirectly, close } = await site(hello);
  expect((await askDirectly('/', behindTls)).headers['strict-transport-security']).toBeUndefined();
  close();
  const { ask } = await site(hello, { env: { TRUSTED_PROXIES: ['loopback'] } });
  const { headers } = await ask('/', behindTls);
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('a proxy that nobody has said to trust is told of, once', async () => {
  const { ask, lines, site: parts, close } = await site(hello);
  const forwarded = { headers: { 'x-forwarded-for': '192.0.2.7' } };
  for (let time = 0; time < 2; time += 1) await ask('/', forwarded);
  const warnings = lines.filter((line) => line.startsWith('warn'));
  expect(warnings).toEqual([expect.stringContaining('set TRUSTED_PROXIES')]);
  close();
  const told = await site(hello, { env: { ...parts.env, TRUSTED_PROXIES: ['loopback'] } });
  await told.ask('/', forwarded);
  expect(told.lines.filter((line) => line.startsWith('warn'))).toEqual([]);
});

test('what is refused never reaches a page', async () => {
  let rendered = 0;
  const { ask, askRaw } = await site(async (_, response) => {
    rendered += 1;
    response.end();
  });
  expect((await ask('/kill/%zz')).status).toBe(400);
  expect((await ask(`/${'a'.repeat(5000)}`)).status).toBe(414);
  expect((await ask('/', { method: 'PUT' })).headers.allow).toBe('GET, HEAD');
  expect((await ask('/', { headers: { 'next-router-state-tree': 'junk' } })).status).toBe(400);
  expect(await askRaw('GET //evil HTTP/1.1\r\nhost: x\r\n\r\n')).toContain('400');
  expect(await askRaw('nonsense\r\n\r\n')).toContain('400');
  expect(await askRaw(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`)).toContain('431');
  expect(rendered).toBe(0);
});

test('a request that names two hosts is refused, whatever it asks for', async () => {
  const { askRaw } = await site(hello);
  for (const path of ['/', '/healthz', '/graphql', '/_next/static/x.js']) {
    for (const hosts of ['host: a\r\nHost: a', 'Host: a\r\nX: y\r\nhost: b', 'host: a, b', 'host: a b']) {
      expect(await askRaw(`GET ${path} HTTP/1.1\r\n${hosts}\r\n\r\n`), `${path} ${hosts}`).toContain('400');
    }
  }
  for (const host of ['a', 'a.example:80', '[::1]:3000', '']) {
    expect(await askRaw(`GET / HTTP/1.1\r\nhost: ${host}\r\n\r\n`), host).toContain('200');
  }
  expect(await askRaw('GET / HTTP/1.1\r\n\r\n')).toContain('400');
  expect(await askRaw('GET / HTTP/1.0\r\n\r\n')).toContain('200');
});

test('scripts of other sites may ask beforehand whether they may read a page in another format', async () => {
  const { ask } = await site(hello);
  const asked = await ask('/kills.csv?soloOnly=true', { method: 'OPTIONS' });
  expect(asked).toMatchObject({
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': expect.stringContaining('if-none-match'),
    },
  });
  expect((await ask('/kills', { method: 'OPTIONS' })).status).toBe(405);
});

test('scripts of other sites may read why they get no page in another format', async () => {
  const { ask, site: parts } = await site(hello, {
    limits: { count: async () => ({ secondsToWait: 7, headers: {} }) },
  });
  const refusals = [
    [405, await ask('/kills.json', { method: 'PUT' })],
    [429, await ask('/kills.atom')],
  ] as const;
  delete parts.pages;
  for (const [status, answer] of [...refusals, [503, await ask('/oembed?url=x')] as const]) {
    expect(answer).toMatchObject({
      status,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.stringContaining('retry-after'),
      },
    });
  }
  expect((await ask('/kills')).headers).not.toHaveProperty('access-control-allow-origin');
});

test('in development, and only there, the page posts to the tools of Next', async () => {
  const post = { method: 'POST' };
  const production = await site(hello);
  expect((await production.ask('/__nextjs_original-stack-frames', post)).status).toBe(405);
  production.close();
  const { ask } = await site(hello, { dev: true });
  expect((await ask('/__nextjs_original-stack-frames', post)).status).toBe(200);
  expect((await ask('/kills', post)).status).toBe(405);
});

test('a page that throws answers 500 without its words, which are logged', async () => {
  const { ask, lines } = await site(async (_, response) => {
    response.setHeader('content-type', 'text/html');
    throw new Error('password is 1234');
  });
  const { status, headers, body } = await ask('/kill/1', { headers: { 'accept-encoding': 'br' } });
  expect(status).toBe(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(String(body)).toBe(`Something went wrong here. Request ${headers['x-request-id']}\n`);
  expect(lines.join('\n')).toMatch(/error GET \/kill\/1 .*password is 1234/);
});

test('a page that throws halfway breaks off, so that nobody takes it for whole', async () => {
  const { ask } = await site(async (_, response) => {
    response.setHeader('content-type', 'text/html');
    response.write('<h1>Half');
    throw new Error('late');
  });
  await expect(ask('/')).rejects.toThrow(/aborted|hang up|ECONNRESET/);
});

test('health is told before pages are ready, readiness only then', async () => {
  const { ask, site: parts } = await site(hello, { state: newServerState() });
  delete parts.pages;
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
  expect(await ask('/')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  parts.pages = hello;
  parts.state.phase = 'ready';
  const ready = await ask('/readyz');
  expect(ready.status).toBe(200);
  expect(JSON.parse(String(ready.body))).toEqual({ status: 'ready', uptime: expect.any(Number) });
  expect((await ask('/')).status).toBe(200);
});

test('the status a page sets is the status sent, with and without a body', async () => {
  const { ask } = await site(async (request, response) => {
    await Promise.resolve();
    setStatus(404);
    await hello(request, response);
  });
  const whole = await ask('/kill/0');
  const head = await ask('/kill/0', { method: 'HEAD' });
  expect([whole.status, head.status]).toEqual([404, 404]);
  expect([whole.body.length, head.body.length]).toEqual([14, 0]);
  expect((await ask('/kill/0', { headers: { rsc: '1' } })).status).toBe(200);
});

test('requests at the same time set their own status', async () => {
  const { ask } = await site(async (request, response) => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (request.url === '/missing') setStatus(404);
    await new Promise((resolve) => setTimeout(resolve, 10));
    await hello(request, response);
  });
  const answers = await Promise.all(['/', '/missing', '/', '/missing'].map((path) => ask(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 404]);
});
