import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';

import { Random } from '#graphql/rules/random.ts';
import { tellEnded } from '#graphql/sql/live/live-events.ts';
import { CHOSEN, fightLine, importFightLines, namedLines, SLAYER } from '#graphql/testing/fight-lines.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { openSite, type SiteUnderTest } from '../testing/site-under-test.ts';
import { LiveEndpoint } from './live-endpoint.ts';
import { LiveLog } from './live-log.ts';

const NOW = Math.floor(Date.now() / 1_000);
const HOUR = 3_600;
const ZONE = 105;

interface Told {
  readonly id: number;
  readonly kind: string;
  readonly record: string;
  readonly url: string;
  readonly guilds: readonly string[];
}

interface Page {
  readonly events: readonly Told[];
  readonly last: number;
}

let database: EmptyDatabase;
const closers: (() => unknown)[] = [];
const lines: string[] = [];

beforeAll(async () => {
  database = await openMigratedDatabase();
  await importFightLines(database.sql, namedLines(ZONE));
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await database.sql`delete from kill`;
  await database.sql`delete from live_event`;
});
afterAll(() => database.close());

const kill = (id: number, time = NOW, more: object = {}) =>
  fightLine({ id, zone: ZONE, time, x: 31_000, y: 22_500 }, more);
const write = (...all: string[]) => importFightLines(database.sql, all);

/** A site with the live stream over the database. */
async function site(changes: { most?: number; mostOfClient?: number } = {}): Promise<SiteUnderTest> {
  const log = new LiveLog({
    where: () => database.options,
    siteUrl: 'https://ledger.example',
    log: (level, line) => lines.push(`${level} ${line}`),
    timeout: 3_000,
  });
  const none = () => undefined;
  const counters = { countSent: none, countDropped: none, countRefused: none };
  const endpoint = new LiveEndpoint({ log, most: 100, mostOfClient: 100, counters, ...changes });
  const pages = () => Promise.reject(new Error('no page'));
  const open = await openSite(pages, {
    live: (asked, response) => endpoint.answer(asked, response, '192.0.2.1'),
  });
  closers.push(() => {
    endpoint.close();
    open.close();
  });
  return open;
}

async function page(open: SiteUnderTest, query = ''): Promise<Page> {
  const { status, body } = await open.ask(`/live.json${query}`);
  if (status !== 200) throw new Error(`${query} ${status} ${String(body)}`);
  return JSON.parse(String(body));
}

const records = ({ events }: Pick<Page, 'events'>) => events.map(({ kind, record }) => `${kind} ${record}`);

/** All that was told, read by pages from the beginning. */
async function everything(open: SiteUnderTest, query = ''): Promise<string[]> {
  const found: string[] = [];
  for (let after = 0; ;) {
    const next = await page(open, `?after=${after}${query}`);
    if (next.events.length === 0) return found;
    found.push(...records(next));
    after = next.last;
  }
}

/** A stream that is open, with the text that it has sent so far. */
async function stream(open: SiteUnderTest, query = '', headers = {}) {
  const asked = request({ host: '127.0.0.1', port: open.port, path: `/live${query}`, headers, agent: false });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const sent = { text: '', ended: false };
  response.on('data', (piece) => (sent.text += String(piece)));
  response.on('end', () => (sent.ended = true));
  response.on('error', () => undefined);
  closers.unshift(() => asked.destroy());
  return {
    response,
    sent,
    told: () =>
      Array.from(sent.text.matchAll(/^event: (\w+)\ndata: (.*)$/gm), ([, kind = '', data = '{}']) => {
        const { record } = JSON.parse(data);
        return `${kind} ${record}`;
      }),
    lastId: () => [...sent.text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '',
    close: () => asked.destroy(),
  };
}

it('tells a kill with the address of its page while the stream is open, and what its filter wants alone', async () => {
  const open = await site();
  const [all, guild, other, none] = await Promise.all([
    stream(open),
    stream(open, '?guild=%233&kind=kill,battle'),
    stream(open, '?guild=4'),
    stream(open, '?minPlayers=12'),
  ]);
  expect(all.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'access-control-allow-origin': '*',
  });
  expect(all.response.headers).not.toHaveProperty('content-encoding');
  await write(kill(1), kill(2, NOW, { attackers: [{ ...CHOSEN, guild: { id: '4' }, damagePercent: 100 }] }));
  await expect.poll(() => all.told()).toEqual(['kill 1', 'kill 2']);
  await expect.poll(() => guild.told()).toEqual(['kill 1']);
  await expect.poll(() => other.told()).toEqual(['kill 2']);
  expect(none.told()).toEqual([]);
  const data = JSON.parse(/^data: (.*)$/m.exec(all.sent.text)?.[1] ?? '{}');
  expect(data).toMatchObject({
    kind: 'kill',
    url: 'https://ledger.example/kill/1',
    title: 'Player12 killed Player34 in Praag',
    zone: '105',
    players: 3,
    guilds: ['3'],
  });
  expect(data.summary).toContain('Player12');
});

it('goes on after the last id that a client has, also on another instance, without a loss or a double', async () => {
  const [one, two] = [await site(), await site()];
  const first = await stream(one);
  await write(kill(1), kill(2));
  await expect.poll(() => first.told()).toEqual(['kill 1', 'kill 2']);
  const id = first.lastId();
  first.close();
  await write(kill(4), kill(3, NOW - 9 * HOUR));
  const second = await stream(two, '', { 'last-event-id': id });
  await expect.poll(() => second.told()).toHaveLength(2);
  await write(kill(5));
  await expect.poll(() => second.told()).toHaveLength(3);
  expect(second.told().toSorted()).toEqual(['kill 3', 'kill 4', 'kill 5']);
  const begin = await stream(two, '?after=0');
  await expect.poll(() => begin.told()).toHaveLength(5);
});

it('tells each kill once, whatever is imported again, removed and written anew', async () => {
  const open = await site();
  await write(kill(1), kill(2));
  await write(kill(1), kill(2, NOW - 60));
  await database.sql`delete from kill where id = 1`;
  await write(kill(1));
  expect(await everything(open)).toEqual(['kill 1', 'kill 2']);
});

it('tells a kill when its characters are known, and nothing that is older than a day', async () => {
  const open = await site();
  const unknown = { victim: { ...SLAYER, character: { id: '77', career: 'SLAYER' } } };
  await write(kill(1, NOW, unknown), kill(2, NOW - 25 * HOUR), kill(3, NOW - 23 * HOUR));
  expect(await everything(open)).toEqual(['kill 3']);
  const late = { kind: 'Character', id: '77', name: 'Late', career: 'SLAYER', level: 40, renownRank: 1 };
  await write(JSON.stringify(late));
  await expect.poll(() => everything(open)).toEqual(['kill 3', 'kill 1']);
});

it('tells no kill of a transaction that is taken back', async () => {
  const open = await site();
  await write(kill(1));
  const undone = database.sql.begin(async (sql) => {
    await sql`insert into kill select (jsonb_populate_record(kill, '{"id": 2}')).* from kill where id = 1`;
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await write(kill(3));
  expect(await everything(open)).toEqual(['kill 1', 'kill 3']);
});

it('tells a battle once it is over, with all who fought in it', async () => {
  const open = await site();
  const began = NOW - HOUR;
  await write(...Array.from({ length: 6 }, (_, at) => kill(10 + at, began + at * 20)));
  const battles = () => everything(open, '&kind=battle');
  await tellEnded(database.sql, began + 600);
  expect(await database.sql`select id from live_event where kind = 'battle'`).toHaveLength(0);
  await tellEnded(database.sql, NOW);
  await tellEnded(database.sql, NOW);
  const [battle] = await database.sql<{ id: string }[]>`select id from battle`;
  expect(await battles()).toEqual([`battle ${battle?.id}`]);
  expect((await page(open, '?after=0&kind=battle&player=34&zone=105')).events[0]).toMatchObject({
    url: `https://ledger.example/battle/${battle?.id}`,
    guilds: ['3'],
    players: 3,
  });
  // A kill before it makes it another battle, which is told already.
  await write(kill(9, began - 60));
  await tellEnded(database.sql, NOW);
  expect(await battles()).toHaveLength(1);
});

it('tells scenarios with their guilds, and events of the game when they are announced', async () => {
  const open = await site();
  const record = '0b7c1d1e-0000-4000-8000-000000000001';
  await database.sql`insert into scenario values (2000, 'The Ironclad', 30) on conflict do nothing`;
  await database.sql`
    insert into scenario_record (id, scenario_id, start_time, end_time, winner, order_points, destruction_points, queue_type, tier)
    values (${record}, 2000, extract(epoch from now()) - 900, extract(epoch from now()), 0, 500, 250, 0, 4)`;
  await database.sql`
    insert into event values (7, 'LiveEvent', 'Keg Week', extract(epoch from now()) + 86400, extract(epoch from now()) + 186400)`;
  expect(await everything(open)).toEqual([`scenario ${record}`, 'event 7']);
  const { events } = await page(open, '?after=0');
  expect(events.map(({ url }) => url.replace(/LiveEvent-\d+$/, 'LiveEvent'))).toEqual([
    `https://ledger.example/scenario/${record}`,
    'https://ledger.example/events#keg-week-LiveEvent',
  ]);
  await database.sql`delete from scenario_record`;
  await database.sql`delete from event`;
  // What is gone is told to no one who comes later, and stops no one.
  await write(kill(1));
  expect(await everything(await site())).toEqual(['kill 1']);
});

it('answers a question at once where there is something, else waits for it', async () => {
  const open = await site();
  const { last, events } = await page(open);
  expect(events).toEqual([]);
  const began = performance.now();
  const waiting = page(open, `?after=${last}&wait=30`);
  await wait(300);
  await write(kill(1));
  const answer = await waiting;
  expect(records(answer)).toEqual(['kill 1']);
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(records(await page(open, `?after=${last}&wait=30`))).toEqual(['kill 1']);
  expect(await page(open, `?after=${answer.last}&wait=1`)).toEqual({ events: [], last: answer.last });
});

it('says from when on a client can go on that asks for what is forgotten, or of another database', async () => {
  const open = await site();
  await write(kill(1), kill(2), kill(3));
  const { events } = await page(open, '?after=0');
  await database.sql`delete from live_event where record in ('1', '2')`;
  const again = await site();
  const [first, , third] = events.map(({ id }) => id);
  for (const after of [first, (third ?? 0) + 100]) {
    const { status, body } = await again.ask(`/live.json?after=${after}`);
    expect(status).toBe(410);
    expect(JSON.parse(String(body))).toMatchObject({ after: (third ?? 0) - 1, since: expect.any(String) });
    const { told, sent } = await stream(again, '', { 'last-event-id': String(after) });
    await expect.poll(told).toEqual(['lost undefined', 'kill 3']);
    expect(sent.text).toContain(`"after":${(third ?? 0) - 1}`);
  }
});

it.each([
  ['?zone=nowhere', '"zone" has to be one of'],
  ['?minPlayers=13', '"minPlayers" has to be one of all, 12, 48, 100'],
  ['?guild=Hollow', '"guild" has to be numbers such as 12'],
  ['?player=0', '"player" has to be numbers such as 12'],
  ['?kind=kills', '"kind" has to be of kill, battle, scenario, dungeon, event'],
  ['?guild=1&guild=2', '"guild" is there more than once'],
  ['?gild=1', 'There is no "gild"'],
  ['?after=x', '"after" has to be an id'],
  ['?wait=5', '"wait" is for /live.json alone'],
  [`?player=${Array.from({ length: 21 }, (_, at) => at + 1).join(',')}`, '"player" may name 20 at most'],
])('refuses %s in a sentence', async (query, words) => {
  const { ask } = await site();
  const { status, headers, body } = await ask(`/live${query}`);
  expect([status, headers['access-control-allow-origin']]).toEqual([400, '*']);
  expect(String(body)).toContain(words);
});

it('limits the streams of a client and of all, and lets others in when one is closed', async () => {
  const open = await site({ mostOfClient: 1 });
  const only = await stream(open);
  const refused = await open.ask('/live');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
  only.close();
  await expect.poll(async () => (await open.ask('/live.json')).status).toBe(200);
  const full = await site({ most: 1 });
  await stream(full);
  const busy = await full.ask('/live');
  expect([busy.status, busy.headers['retry-after']]).toEqual([503, '10']);
});

it('ends streams when the site stops', async () => {
  const { server, port } = await site();
  const open = await stream({ port } as SiteUnderTest);
  for (const close of closers.splice(1)) await close();
  await expect.poll(() => open.sent.ended).toBe(true);
  await new Promise((resolve) => server.close(resolve));
});

// The embedded database has a single writer.
it.skipIf(!('url' in inject('database')))(
  'misses and doubles nothing of writers at once, who commit in any order and take some back',
  async () => {
    const open = await site();
    const pools = Array.from({ length: 6 }, () => database.another());
    const random = new Random('live');
    const kept: string[] = [];
    const writing = { isOver: false };
    const found: string[] = [];
    // Reads while they write, and begins anew at each turn as a client that lost its connection does.
    const reading = (async () => {
      for (let after = 0, isEmpty = false; !writing.isOver || !isEmpty;) {
        const wasOver = writing.isOver;
        const next = await page(open, `?after=${after}&wait=${wasOver ? 3 : 1}`);
        found.push(...records(next));
        after = next.last;
        isEmpty = wasOver && next.events.length === 0;
      }
    })();
    await Promise.all(
      pools.map(async (sql, at) => {
        for (let turn = 0; turn < 12; turn += 1) {
          const [first, isUndone, pause] = [
            5_000 - (at * 12 + turn) * 10,
            random.chance(0.3),
            random.int(0, 30),
          ];
          const ids = [first, first + 5, first + 2];
          await sql
            .begin(async (one) => {
              for (const id of ids) {
                await one.unsafe(`insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career,
                    killer_level, killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank)
                  values (${id}, extract(epoch from now()) - ${random.int(0, 5_000)}, ${ZONE}, 1, 1, 0, true, 100, 12, 'CHOSEN', 40, 80, 34, 'SLAYER', 40, 70)`);
                await wait(pause);
              }
              if (isUndone) throw new Error('undone');
              kept.push(...ids.map((id) => `kill ${id}`));
            })
            .catch((error: Error) => expect(error.message).toBe('undone'));
        }
      }),
    );
    writing.isOver = true;
    await reading;
    expect(found.toSorted()).toEqual(kept.toSorted());
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(100);
  },
);
