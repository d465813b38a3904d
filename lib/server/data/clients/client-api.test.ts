import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ClientApi, type ClientQueryLimits } from './client-api.ts';

const NEVER = 3_600_000;
const LIMITS: ClientQueryLimits = { slots: 1, queue: 0, patience: NEVER, longest: NEVER };
const TYPE = '{ __typename }';
/** It needs the database, which never answers. */
const ENDLESS = '{ kills { nodes { id } } }';

let silent: Server;
const sockets = new Set<Socket>();
let running: ClientApi | undefined;
const lines: string[] = [];

beforeAll(async () => {
  silent = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => {
  running?.stop();
  lines.length = 0;
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

function clientApi(limits: Partial<ClientQueryLimits> = {}) {
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const api = new ClientApi(
    { url: `postgres://war@127.0.0.1:${port}/war` },
    (level, line) => lines.push(`${level} ${line}`),
    { ...LIMITS, ...limits },
  );
  running = api;
  const send = (query: string, signal?: AbortSignal) =>
    api.fetch(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
        ...(signal && { signal }),
      }),
    );
  const ask = async (query: string) => {
    const response = await send(query);
    const body: unknown = await response.json();
    return { status: response.status, body };
  };
  return { api, ask, send };
}

const TYPED = { status: 200, body: { data: { __typename: 'Query' } } };

it('answers in a process of its own, and in another one when that has ended', async () => {
  const { api, ask } = clientApi();
  expect(api.pid).toBeUndefined();
  expect(await ask(TYPE)).toEqual(TYPED);
  const { pid = 0 } = api;
  expect(pid).not.toBe(process.pid);
  expect(await ask('{ nonsense }')).toMatchObject({ body: { errors: [{}] } });

  const underWay = ask(ENDLESS);
  await expect.poll(() => sockets.size).toBeGreaterThan(0);
  process.kill(pid, 'SIGKILL');
  expect(await underWay).toMatchObject({
    status: 503,
    body: { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
  });
  expect(await ask(TYPE)).toEqual(TYPED);
  expect(api.pid).not.toBe(pid);
  expect(lines).toEqual(['warn the process that answers clients of the API ended (SIGKILL)']);
});

it('refuses what finds no slot or waits for too long, and frees the slot of a client that is gone', async () => {
  const { ask, send } = clientApi({ queue: 1, patience: 100 });
  const client = new AbortController();
  const endless = send(ENDLESS, client.signal);
  for (const { status, headers } of await Promise.all([send(TYPE), send(TYPE)])) {
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  }
  client.abort();
  await expect(endless).rejects.toMatchObject({ name: 'AbortError' });
  expect(await ask(TYPE)).toEqual(TYPED);
});

it('ends a process that hears of no limit any more, and says that the time is over', async () => {
  const { api, ask } = clientApi({ longest: 100 });
  expect(await ask(ENDLESS)).toMatchObject({
    status: 200,
    body: { errors: [{ extensions: { code: 'TIMEOUT' } }] },
  });
  expect(api.pid).toBeUndefined();
});
