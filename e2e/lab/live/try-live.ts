import { setMaxListeners } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { freePort } from '../../../lib/server/launch/free-port.mjs';
import { findPostgres, startDurablePostgres } from '../../../lib/server/testing/postgres.mjs';
import { type ChildServer, SITE_SCRIPT, startServer } from '../../servers/child-server.ts';
import { startNginx } from './start-nginx.ts';

/*
 * Imports kills into a site while clients follow its live stream, and counts what each of them has missed or got twice.
 * After a build: npm run lab -- live --clients 500 --seconds 600 --kills 20
 * Besides: --restart 1 stops the site and starts it again, --database 1 kills the database, --nginx puts the proxy of the
 * deployment before the site.
 */

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
    kills: { type: 'string', default: '20' },
    restart: { type: 'string', default: '0' },
    database: { type: 'string', default: '0' },
    nginx: { type: 'boolean', default: false },
  },
});
const [clients, seconds, perSecond, restarts, databaseRestarts] = [
  Number(values.clients),
  Number(values.seconds),
  Number(values.kills),
  Number(values.restart),
  Number(values.database),
];

const IMPORT_TOKEN = 'sixteen-or-more-letters';
/** The number of clients of whom one breaks its connection now and then, and goes on after the last id that it has. */
const ONE_BREAKS_OF = 5;
const LONGEST_CONNECTION = 4_000;
/** Milliseconds until a client that has lost its connection connects again. */
const CONNECT_AGAIN = 500;
/** Milliseconds in which the last kills have to arrive. */
const PATIENCE = 20_000;
const PEOPLE = 200;

exitOnSignals();
const programs = findPostgres();
if (!programs) throw new Error('No PostgreSQL 15 or later is installed.');
const postgres = await startDurablePostgres(programs);
const port = await freePort();
const env = {
  DATABASE_URL: postgres.url,
  IMPORT_TOKEN,
  LIVE_CLIENT_STREAMS: '9999',
  LIVE_STREAMS: '9999',
  // Kills are of now.
  WORLD_NOW: '',
  NODE_OPTIONS: '',
};
let site: ChildServer = await startServer(SITE_SCRIPT, { env, port, isQuiet: true });
const proxy = values.nginx ? await startNginx(port) : undefined;
/** The port that clients ask. */
const asked = proxy?.port ?? port;
const origin = `http://127.0.0.1:${asked}`;

async function post(lines: readonly object[]): Promise<void> {
  for (;;) {
    try {
      const answer = await fetch(`${origin}/import`, {
        method: 'POST',
        headers: { authorization: `Bearer ${IMPORT_TOKEN}` },
        body: lines.map((line) => JSON.stringify(line)).join('\n'),
      });
      if (answer.ok) return;
    } catch {
      // The site is being restarted: what is sent twice is imported once.
    }
    await wait(CONNECT_AGAIN);
  }
}

const person = (at: number) => String(1 + (at % PEOPLE));

function kill(id: number): object {
  const fighter = (at: number, career: string, share: object = {}) => ({
    ...share,
    character: { id: person(at), career },
    level: 40,
    renownRank: 80,
    guild: { id: '3' },
  });
  return {
    kind: 'Kill',
    id: String(id),
    // Late ones among them, in no order.
    time: Math.floor(Date.now() / 1_000) - (id % 7 === 0 ? 3_600 + (id % 1_000) : 0),
    position: { zone: { id: '105' }, x: 20_000 + ((id * 37) % 30_000), y: 20_000 + ((id * 91) % 30_000) },
    attackers: [0, 2, 4].map((more) => fighter(id * 2 + more, 'CHOSEN', { damagePercent: 33 })),
    victim: fighter(id * 2 + 1, 'SLAYER'),
  };
}

await post([
  { kind: 'Zone', id: '105', name: 'Praag', type: 'PVP' },
  { kind: 'Guild', id: '3', name: 'Hollow Lantern', realm: 'DESTRUCTION', level: 40 },
  ...Array.from({ length: PEOPLE }, (_, at) => ({
    kind: 'Character',
    id: String(at + 1),
    name: `Player${at + 1}`,
    career: at % 2 === 0 ? 'SLAYER' : 'CHOSEN',
    level: 40,
    renownRank: 80,
  })),
]);

/** A client, with the kills that it was told, and how often. */
class Client {
  readonly told = new Map<string, number>();
  readonly #breaks: boolean;
  #lastId = '';
  #text = '';

  constructor(at: number) {
    this.#breaks = at % ONE_BREAKS_OF === 0;
  }

  /** Follows the stream until it is over, and connects again whenever it ends. */
  async follow(over: AbortSignal, onOpen: () => void): Promise<void> {
    while (!over.aborted) {
      await this.#connect(over, onOpen);
      if (!over.aborted) await wait(CONNECT_AGAIN);
    }
  }

  #connect(over: AbortSignal, onOpen: () => void): Promise<void> {
    const headers = this.#lastId === '' ? {} : { 'last-event-id': this.#lastId };
    return new Promise((resolve) => {
      const stream = request({
        host: '127.0.0.1',
        port: asked,
        path: '/live?kind=kill',
        headers,
        agent: false,
      });
      const end = () => {
        clearTimeout(breaking);
        stream.destroy();
        resolve();
      };
      const breaking = this.#breaks ? setTimeout(end, 500 + Math.random() * LONGEST_CONNECTION) : undefined;
      over.addEventListener('abort', end, { once: true });
      stream.on('error', end);
      stream.on('response', (response) => {
        // What was begun when the connection broke is sent again.
        this.#text = '';
        if (response.statusCode !== 200) return end();
        response.setEncoding('utf8');
        response.on('data', (piece: string) => this.#read(piece, onOpen));
        response.on('end', end);
        response.on('error', end);
      });
      stream.end();
    });
  }

  #read(piece: string, onOpen: () => void): void {
    const blocks = (this.#text + piece).split('\n\n');
    this.#text = blocks.pop() ?? '';
    for (const block of blocks) {
      this.#lastId = /^id: (\d+)$/m.exec(block)?.[1] ?? this.#lastId;
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data === undefined) onOpen();
      else this.#note(JSON.parse(data));
    }
  }

  #note({ record, error }: { readonly record: string; readonly error?: string }): void {
    if (error !== undefined) throw new Error(error);
    this.told.set(record, (this.told.get(record) ?? 0) + 1);
    const began = sentAt.get(record);
    if (began !== undefined) delays.push(performance.now() - began);
  }
}

const sentAt = new Map<string, number>();
const delays: number[] = [];
const quantile = (numbers: readonly number[], part: number): number =>
  Math.round(numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * part)] ?? Number.NaN);

let next = 1_000;

/** Milliseconds to the first byte of pages that nobody has asked for, one after the other. */
async function pageTimes(from: number): Promise<number[]> {
  const times: number[] = [];
  for (let id = from; id < from + 30; id += 1) {
    const began = performance.now();
    await (await fetch(`${origin}/character/${person(id)}?from=2026-01-${10 + (id % 20)}`)).text();
    times.push(performance.now() - began);
    await wait(100);
  }
  return times;
}

/** Imports kills at their rate. */
async function importKills(forSeconds: number): Promise<void> {
  const end = performance.now() + forSeconds * 1_000;
  for (let due = performance.now(); due < end; due += 500) {
    await wait(Math.max(0, due - performance.now()));
    const batch = Array.from({ length: Math.round(perSecond / 2) }, () => kill((next += 1)));
    const began = performance.now();
    for (let id = next - batch.length + 1; id <= next; id += 1) sentAt.set(String(id), began);
    await post(batch);
  }
}

await pageTimes(0);
const [alone] = await Promise.all([pageTimes(40), importKills(6)]);
sentAt.clear();
const first = next + 1;
const over = new AbortController();
setMaxListeners(0, over.signal);
const all = Array.from({ length: clients }, (_, at) => new Client(at));
const opened = all.map((client) => new Promise<void>((resolve) => void client.follow(over.signal, resolve)));
await Promise.all(opened);
const memory = [site.memory()];
const cpu = site.cpuTime();
const began = performance.now();
const importing = importKills(seconds);
const beside = pageTimes(80);
/** Does something at even distances while kills are imported. */
async function nowAndThen(times: number, act: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await wait((seconds * 1_000) / (times + 1));
    await act();
  }
}
let isUp = true;
const sampling = setInterval(() => isUp && memory.push(site.memory()), (seconds * 1_000) / 10);
await Promise.all([
  nowAndThen(restarts, async () => {
    isUp = false;
    await site.stop();
    site = await startServer(SITE_SCRIPT, { env, port, isQuiet: true });
    isUp = true;
  }),
  nowAndThen(databaseRestarts, async () => {
    postgres.kill();
    await postgres.restart();
  }),
]);
await importing;
const pageBeside = await beside.catch(() => []);
clearInterval(sampling);
const work = (site.cpuTime() - cpu) / (performance.now() - began);
const wanted = Array.from({ length: next - first + 1 }, (_, at) => String(first + at));
const isComplete = () => all.every(({ told }) => wanted.every((id) => told.has(id)));
for (let waited = 0; waited < PATIENCE && !isComplete(); waited += 200) await wait(200);
over.abort();

const missed = all.reduce((sum, { told }) => sum + wanted.filter((id) => !told.has(id)).length, 0);
const doubled = all.reduce(
  (sum, { told }) => sum + [...told.values()].filter((times) => times > 1).length,
  0,
);
console.table({
  clients,
  seconds,
  kills: wanted.length,
  told: all.reduce((sum, { told }) => sum + told.size, 0),
  missed,
  doubled,
  'delay, median ms': quantile(delays, 0.5),
  'delay, 99 of 100 within ms': quantile(delays, 0.99),
  'memory, MB': memory.map(Math.round).join(' '),
  processors: restarts > 0 ? 'restarted' : work.toFixed(2),
  'page with imports alone, median ms': quantile(alone, 0.5),
  'page with streams too, median ms': quantile(pageBeside, 0.5),
});
await site.stop();
await proxy?.stop();
await postgres.stop();
process.exit(missed + doubled > 0 ? 1 : 0);
