import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { openSite } from '../../testing/site-under-test.ts';
import { stopServer } from './http-server.ts';

test('a request in flight finishes, new ones are not taken', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { ask, server } = await openSite(async (_, response) => {
    await held;
    response.end('done');
  });
  const inFlight = ask('/');
  await expect.poll(() => connectionsOf(server)).toBe(1);
  const stopped = stopServer(server, 60_000);
  // Reset is one that the system accepted just before.
  await expect(ask('/')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  release();
  expect(String((await inFlight).body)).toBe('done');
  expect(await stopped).toBe(true);
});

test('a connection that waits for its next request does not hold the server', async () => {
  const { ask, server } = await openSite(async (_, response) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    response.end('done');
  });
  const agent = new Agent({ keepAlive: true });
  const inFlight = ask('/', { agent });
  await expect.poll(() => connectionsOf(server)).toBe(1);
  // It answers false when the limit had to cut the connection.
  const stopped = stopServer(server, 60_000);
  await inFlight;
  expect(await stopped).toBe(true);
  agent.destroy();
});

test('what does not finish in time is cut off', async () => {
  const { ask, server } = await openSite(() => new Promise(() => undefined));
  const inFlight = ask('/').catch((error: Error) => error.message);
  await expect.poll(() => connectionsOf(server)).toBe(1);
  expect(await stopServer(server, 100)).toBe(false);
  expect(await inFlight).toMatch(/hang up|ECONNRESET/);
});

test('a connection that was handed over, as under next dev, does not hold the server for good', async () => {
  const { port, server } = await openSite(() => Promise.resolve(), { dev: true });
  server.on('upgrade', (_, socket) => socket.on('error', () => undefined));
  const asked = request({
    port,
    host: '127.0.0.1',
    headers: { connection: 'Upgrade', upgrade: 'websocket' },
  });
  asked.on('error', () => undefined).end();
  await expect.poll(() => connectionsOf(server)).toBe(1);
  expect(await stopServer(server, 100)).toBe(false);
  asked.destroy();
});

function connectionsOf(server: {
  getConnections: (done: (error: Error | null, count: number) => void) => void;
}) {
  return new Promise<number>((resolve) => {
    server.getConnections((_, count) => resolve(count));
  });
}
