import cluster from 'node:cluster';
import { Agent, get, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { within } from '#lib/within.ts';
import { parseEnv } from '#lib/env.ts';
import { OPERATOR } from '../testing/operated.ts';
import { PrimaryProcess } from './primary.ts';

/*
 * A primary process and two workers, started once for all tests, which follow one after the other.
 */

const WORKER = fileURLToPath(new URL('../testing/small-worker.ts', import.meta.url));
/** No data: the database of a remote API is not this process's. */
const VARIABLES = {
  GRAPHQL_ENDPOINT: 'http://127.0.0.1:9/graphql',
  HOST: '127.0.0.1',
  PORT: '0',
  WEB_WORKERS: '2',
  LOG_LEVEL: 'silent',
};

let primary: PrimaryProcess;
let origin = '';
let sent = 0;

beforeAll(async () => {
  cluster.setupPrimary({ exec: WORKER, args: [], execArgv: ['--import', 'tsx'] });
  primary = new PrimaryProcess(parseEnv(VARIABLES));
  const line = await primary.start();
  expect(line).toContain('(no data, 2 workers, ');
  origin = /http:\S+/.exec(line)?.[0].replace('localhost', '127.0.0.1') ?? '';
});
afterAll(() => primary.stop('the tests are over'));

interface Said {
  readonly status: number | undefined;
  /** The process that rendered the page, and which of its pages it is. */
  readonly said: string | undefined;
}

/** Asks for a page; over a separate connection, so that the workers take turns, unless an agent keeps them. */
function read(path: string, agent: Agent | false = false): Promise<Said> {
  sent += 1;
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { agent }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode, said: /id="m">([^<]*)/.exec(body)?.[1] }),
        reject,
      );
    }).on('error', reject);
  });
}

const readTimes = (count: number, path: string) =>
  Promise.all(Array.from({ length: count }, () => read(path)));

function operate(method: string, path: string): Promise<string> {
  sent += 1;
  return new Promise((resolve, reject) => {
    request(`${origin}${path}`, { method, agent: false, headers: OPERATOR }, (response) => {
      text(response).then(resolve, reject);
    })
      .on('error', reject)
      .end();
  });
}

const pids = () => Object.values(cluster.workers ?? {}).map((worker) => worker?.process.pid);

test('a page that one worker has rendered is sent by the other', async () => {
  const { said } = await read('/kills');
  await expect.poll(() => operate('GET', '/metrics')).toContain('war_ledger_shared_pages 1');
  const all = await readTimes(8, '/kills');
  expect(new Set(all.map((one) => one.said))).toEqual(new Set([said]));
});

test('a purge reaches both workers, whichever is asked, and says how many copies went', async () => {
  const [before] = await readTimes(8, '/kills');
  const purge = async () => {
    // Whichever worker has time takes a connection: both have a copy sooner or later.
    await readTimes(8, '/kills');
    return operate('POST', '/page-cache/purge?address=/kills');
  };
  await expect.poll(purge, { timeout: 10_000 }).toBe('{"purged":2}');
  const after = await readTimes(8, '/kills');
  expect(after.map(({ said }) => said)).not.toContain(before?.said);
});

test('metrics are those of all processes, whichever is asked', async () => {
  const uncounted = async () => {
    const metrics = await operate('GET', '/metrics');
    return sent - Number(/requests_total\{kind="page",status="200"\} (\d+)/.exec(metrics)?.[1]);
  };
  await readTimes(6, '/items');
  // The request for the metrics is counted when it is answered.
  await expect.poll(uncounted).toBe(1);
  expect(await operate('GET', '/metrics')).toContain('war_ledger_workers 2');
});

test('a worker that is killed is replaced, and the other one answers meanwhile', async () => {
  const [lost, other] = pids();
  if (lost) process.kill(lost, 'SIGKILL');
  await expect.poll(() => pids().includes(lost)).toBe(false);
  const all = await readTimes(8, '/guilds');
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  await expect.poll(async () => operate('GET', '/metrics')).toContain('war_ledger_workers_ended_total 1');
  await expect.poll(() => pids().length).toBe(2);
  expect(pids()).toContain(other);
});

test('no connection waits for a worker that is killed, not even one that hung before', async () => {
  const [lost] = pids();
  if (lost) process.kill(lost, 'SIGSTOP');
  const asked = Array.from({ length: 16 }, () => read('/guilds').then(({ status }) => status));
  await Promise.any(asked);
  if (lost) process.kill(lost, 'SIGKILL');
  const answers = await Promise.all(asked.map((answer) => within(1_000, answer)));
  expect(answers).toEqual(answers.map(() => 200));
  await expect.poll(() => pids().includes(lost)).toBe(false);
  await expect.poll(() => pids().length).toBe(2);
});

test('a reload replaces both workers, and no request fails, over new connections or over kept ones', async () => {
  const before = pids();
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const over = new AbortController();
  const answers: Said[] = [];
  const visit = async () => {
    while (!over.signal.aborted) answers.push(await read('/quests', agent), await read('/quests'));
  };
  const visits = Promise.all(Array.from({ length: 4 }, visit));
  await primary.reload();
  over.abort();
  await visits;
  agent.destroy();
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(pids().filter((pid) => before.includes(pid))).toEqual([]);
  expect(pids()).toHaveLength(2);
});
