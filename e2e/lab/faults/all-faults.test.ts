import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { freePort } from '../../../lib/server/launch/free-port.mjs';
import { ALL_FAULTS, faultsNamed } from './all-faults.ts';
import { type GarblingApi, openGarblingApi } from './garbling-api.ts';

const DATA = {
  kill: { id: '7', time: 1_800_000_000, killer: { name: 'A', career: 'IRON_BREAKER' }, list: [1] },
};

let truth: Server;
let api: GarblingApi;

beforeAll(async () => {
  const port = await freePort();
  truth = createServer((_request, response) => response.end(JSON.stringify({ data: DATA })));
  await once(truth.listen(port, '127.0.0.1'), 'listening');
  api = await openGarblingApi(`http://127.0.0.1:${port}`);
});

afterAll(() => {
  truth.closeAllConnections();
  truth.close();
  return api.close();
});

const ask = async (): Promise<string> => {
  const response = await fetch(api.endpoint, { method: 'POST', body: '{"query":"{ kill }"}' });
  return response.text();
};

test('has more than sixty faults, each with a name of its own', () => {
  expect(ALL_FAULTS.length).toBeGreaterThan(60);
  expect(new Set(ALL_FAULTS.map(({ name }) => name)).size).toBe(ALL_FAULTS.length);
});

test.each([
  ['numbers texts', { kill: { ...DATA.kill, time: '1800000000', list: ['1'] } }],
  ['lists objects', { kill: { ...DATA.kill, list: { 0: 1 } } }],
  ['times ISO', { kill: { ...DATA.kill, time: '2027-01-15T08:00:00.000Z' } }],
  ['enums toString', { kill: { ...DATA.kill, killer: { name: 'A', career: 'toString' } } }],
  ['ids null', { kill: { ...DATA.kill, id: null } }],
  ['roots null', { kill: null }],
])('%s: changes what it says it does', async (name, data) => {
  const [fault] = faultsNamed([name]);
  await api.setFault(fault ?? null);
  expect(JSON.parse(await ask())).toEqual({ data });
});

test('refuses connections, and takes them again', async () => {
  const [fault] = faultsNamed(['refused']);
  await api.setFault(fault ?? null);
  await expect(ask()).rejects.toThrow();
  await api.setFault(null);
  expect(JSON.parse(await ask())).toEqual({ data: DATA });
});
