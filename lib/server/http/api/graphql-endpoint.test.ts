import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { registerApi } from '#lib/api/registry.ts';
import { LONGEST_BODY, MAX_BODY_BYTES } from '../guards/request-limits.ts';
import { openSite, type SiteUnderTest } from '../../testing/site-under-test.ts';

let open: SiteUnderTest | undefined;
afterEach(() => {
  registerApi(undefined);
  open?.close();
});

async function site(changes: Parameters<typeof openSite>[1] = {}): Promise<SiteUnderTest> {
  open = await openSite(() => Promise.reject(new Error('no page is asked')), changes);
  return open;
}

const call = { method: 'POST', headers: { 'content-type': 'application/json' } };

test('a call reaches the API as it was made', async () => {
  registerApi({
    fetch: async (asked) =>
      Response.json({
        method: asked.method,
        path: new URL(asked.url).pathname,
        search: new URL(asked.url).search,
        type: asked.headers.get('content-type'),
        body: asked.body && (await asked.text()),
      }),
  });
  const { ask } = await site();
  const posted = await ask('/graphql', call, '{"query":"é"}');
  expect(posted.headers['content-type']).toBe('application/json');
  expect(JSON.parse(String(posted.body))).toEqual({
    method: 'POST',
    path: '/graphql',
    search: '',
    type: 'application/json',
    body: '{"query":"é"}',
  });
  const got = await ask('/graphql?query=%7B__typename%7D');
  expect(JSON.parse(String(got.body))).toMatchObject({ method: 'GET', search: '?query=%7B__typename%7D' });
  const head = await ask('/graphql?query=%7B__typename%7D', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers['content-length']).toBe(got.headers['content-length']);
  expect(String(head.body)).toBe('');
});

test('every site may read the answer, nobody keeps it', async () => {
  registerApi({
    fetch: async () =>
      Response.json({}, { status: 400, headers: { 'access-control-allow-origin': 'https://one.example' } }),
  });
  const { ask } = await site();
  const { status, headers } = await ask('/graphql', call, '{}');
  expect(status).toBe(400);
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  const preflight = await ask('/graphql', { method: 'OPTIONS' });
  expect(preflight).toMatchObject({
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, OPTIONS',
    },
  });
});

test('a preflight allows what programs send', async () => {
  registerApi({ fetch: () => Promise.reject(new Error('nothing is asked')) });
  const { ask } = await site();
  const sent =
    'content-type accept authorization apollographql-client-name apollographql-client-version apollo-require-preflight traceparent x-requested-with';
  for (const path of ['/graphql', '/graphql/', '/kills.json']) {
    const { status, headers } = await ask(path, { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers['access-control-allow-headers']?.split(', ')).toEqual(
      expect.arrayContaining(sent.split(' ')),
    );
  }
});

test('a program that has the address with a slash is answered there, without a redirect', async () => {
  registerApi({ fetch: async (asked) => Response.json({ search: new URL(asked.url).search }) });
  const { port } = await site();
  const planner = (search: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}/graphql/${search}`, { ...init, redirect: 'error' });
  const preflight = await planner('', {
    method: 'OPTIONS',
    headers: { origin: 'https://planner.example', 'access-control-request-method': 'POST' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  const posted = await planner('', { ...call, body: '{"query":"{ __typename }"}' });
  expect([posted.status, await posted.json()]).toEqual([200, { search: '' }]);
  const got = await planner('?query={__typename}', {});
  expect([got.status, await got.json()]).toEqual([200, { search: '?query={__typename}' }]);
});

test('what is refused unread is an error of GraphQL, in a sentence, for every site', async () => {
  registerApi({ fetch: () => Promise.reject(new Error('nothing is asked')) });
  const { ask, site: parts } = await site({
    limits: { count: async () => ({ secondsToWait: 7, headers: {} }) },
  });
  const packed = { ...call, headers: { ...call.headers, 'content-encoding': 'gzip' } };
  const refusals = [
    [415, await ask('/graphql', packed, gzipSync('{"query":"{ __typename }"}'))],
    [415, await ask('/graphql', { method: 'POST' }, 'query')],
    [413, await ask('/graphql', call, Buffer.alloc(MAX_BODY_BYTES + 1, ' '))],
    [405, await ask('/graphql/', { method: 'PUT' })],
    [414, await ask(`/graphql?query=${'x'.repeat(5000)}`)],
    [429, await ask('/graphql', call, '{}')],
  ] as const;
  delete parts.pages;
  for (const [status, answer] of [...refusals, [503, await ask('/graphql', call, '{}')] as const]) {
    expect(answer).toMatchObject({
      status,
      headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
    });
    expect(JSON.parse(String(answer.body))).toEqual({
      errors: [{ message: expect.stringMatching(/^[A-Z]/), extensions: { code: expect.any(String) } }],
    });
    expect(answer.body.length).toBeLessThan(200);
  }
});

test('a long answer is compressed', async () => {
  const rows = Array.from({ length: 500 }, (_, id) => ({ id }));
  registerApi({ fetch: async () => Response.json(rows) });
  const { ask } = await site();
  const headers = { ...call.headers, 'accept-encoding': 'gzip' };
  const { headers: sent, body } = await ask('/graphql', { ...call, headers }, '{}');
  expect(sent['content-encoding']).toBe('gzip');
  expect(JSON.parse(String(gunzipSync(body)))).toEqual(rows);
});

test('where a remote API answers there is nothing here', async () => {
  const { ask } = await site();
  const { status, body } = await ask('/graphql', call, '{}');
  expect([status, JSON.parse(String(body))]).toMatchObject([404, { errors: [{ message: 'Not found' }] }]);
});

test('a body is cut off at its limit, whatever length it announced', async () => {
  let asked = 0;
  registerApi({
    fetch: async () => {
      asked += 1;
      return Response.json({});
    },
  });
  const { ask, port } = await site();
  const body = Buffer.alloc(MAX_BODY_BYTES + 1, ' ');
  expect((await ask('/graphql', call, body.subarray(1))).status).toBe(200);
  expect((await ask('/graphql', call, body)).status).toBe(413);
  const status = await new Promise((resolve, reject) => {
    const chunked = request({ ...call, port, host: '127.0.0.1', path: '/graphql', agent: false });
    chunked.once('response', (response) => resolve(response.resume().statusCode));
    chunked.once('error', reject);
    for (let at = 0; at <= MAX_BODY_BYTES; at += 10_240) chunked.write(Buffer.alloc(10_240, ' '));
  });
  expect(status).toBe(413);
  expect(asked).toBe(1);
});

test('an API that fails answers 500 without its words', async () => {
  registerApi({ fetch: () => Promise.reject(new Error('password is 1234')) });
  const { ask, lines } = await site();
  const { status, body } = await ask('/graphql', call, '{}');
  expect(status).toBe(500);
  expect(JSON.parse(String(body))).toMatchObject({
    errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  });
  expect(String(body)).not.toContain('1234');
  expect(lines.join('\n')).toContain('1234');
});

test('a call whose visitor left is given up', async () => {
  const happened: string[] = [];
  registerApi({
    fetch: (asked) =>
      new Promise((_, reject) => {
        happened.push('asked');
        asked.signal.addEventListener('abort', () => {
          happened.push('given up');
          reject(asked.signal.reason);
        });
      }),
  });
  const { port, lines } = await site();
  const leaving = request({ ...call, port, host: '127.0.0.1', path: '/graphql', agent: false });
  leaving.on('error', () => undefined);
  leaving.end('{}');
  await expect.poll(() => happened).toEqual(['asked']);
  leaving.destroy();
  await expect.poll(() => happened).toEqual(['asked', 'given up']);
  expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
});

test('a call whose body does not come in time is refused', async () => {
  registerApi({ fetch: async () => expect.unreachable() });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const { port, lines } = await site();
  const headers = { ...call.headers, 'content-length': 10 };
  const slow = request({ ...call, headers, port, host: '127.0.0.1', path: '/graphql', agent: false });
  slow.on('error', () => undefined);
  slow.write('{');
  const find = () => timers.mock.calls.find(([, time]) => time === LONGEST_BODY)?.[0];
  await expect.poll(find).toBeTypeOf('function');
  const endTime = find() ?? expect.unreachable();
  timers.mockRestore();
  endTime();
  const [answer] = (await once(slow, 'response')) as [IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([408, 'close']);
  expect(String(await answer.toArray())).toContain('too slow');
  expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
});
