import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { type CountedKill, everyKill } from '#graphql/testing/truth/every-kill.ts';
import type { TestApi } from '#graphql/testing/test-api.ts';
import { Random } from '#graphql/rules/random.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import { periodOf, periodSpan, periodText } from '#lib/game/boards/board-period.ts';
import { CAREERS } from '#lib/game/players/careers.ts';
import { GUILD_BOARD_FILTER, PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

vi.mock('server-only', () => ({}));
const { listGuildBoard, listPlayerBoard } = await import('./boards.ts');
const { getOwnGuildPlace, getOwnPlayerPlace } = await import('./own-place.ts');

/*
 * Boards are compared with a plain count over all kills of their periods.
 */

let api: TestApi;
let everything: readonly CountedKill[];
/** The time of the newest kill. */
let now: Date;
beforeAll(async () => {
  api = await registerTestApi();
  everything = await everyKill(api.sql);
  now = new Date(Math.max(...everything.map(({ time }) => time)) * 1000);
});
afterAll(() => api.close());

type Query = Readonly<Record<string, string>>;

/** The weeks and months that the war touches, as addresses name them. */
const periods = () => [
  ...[0, -1, -2].map((steps) => periodOf('week', now, steps)),
  ...[0, -1].map((steps) => periodOf('month', now, steps)),
];

const killsOf = (period: ReturnType<typeof periodOf>) => {
  const { gte, lt } = periodSpan(period);
  return everything.filter(({ time }) => time >= gte && time < lt);
};

const countOf = (kills: readonly CountedKill[], isCounted: (kill: CountedKill) => boolean) =>
  kills.filter(isCounted).length;

/** A slow machine may take longer than a visitor waits. */
const patiently = <Data>(ask: () => Promise<Data>) => vi.waitFor(ask, { timeout: 60_000 });

const playerBoard = (query: Query) =>
  patiently(async () => {
    const { data } = await listPlayerBoard(listAddress(routes.leaderboard, query, PLAYER_BOARD_FILTER), now);
    expect(data.rows.every(({ solo }) => solo !== null)).toBe(true);
    return data;
  });

const guildBoard = (query: Query) =>
  patiently(async () => {
    const list = listAddress(routes.guildLeaderboard, query, GUILD_BOARD_FILTER);
    const { data } = await listGuildBoard(list, now);
    expect(data.rows.every(({ solo }) => solo !== null)).toBe(true);
    return data;
  });

function sums(kills: readonly CountedKill[], id: string, side: '' | 'Guild') {
  const [killer, victim] =
    side === '' ? (['killer', 'victim'] as const) : (['killerGuild', 'victimGuild'] as const);
  return {
    kills: countOf(kills, (kill) => kill[killer] === id),
    deaths: countOf(kills, (kill) => kill[victim] === id),
    solo: countOf(kills, (kill) => kill[killer] === id && kill.solo),
    partIn: countOf(
      kills,
      (kill) =>
        kill[killer] === id || kill.helpers.some((helper) => helper[side === '' ? 'id' : 'guild'] === id),
    ),
  };
}

describe('the board of players', () => {
  it('counts what each did in any week and month', async () => {
    let rows = 0;
    for (const period of periods()) {
      const kills = killsOf(period);
      const board = await playerBoard({ period: periodText(period) });
      const ofEach = new Map<string, number>();
      for (const { killer } of kills) ofEach.set(killer, (ofEach.get(killer) ?? 0) + 1);
      expect(board.of).toBe(Math.min(100, ofEach.size));
      const counts = [...ofEach.values()].toSorted((one, other) => other - one);
      const place = counts.indexOf(counts[board.of - 1] ?? 0) + 1;
      const more = counts.filter((count) => count === counts[board.of - 1]).length - (board.of - place + 1);
      expect(board.cutTie).toEqual(more === 0 ? null : { place, more });
      for (const { owner, place, sharedBy, ...counted } of board.rows) {
        expect(counted, owner.name).toEqual(sums(kills, owner.id, ''));
        const better = [...ofEach.values()].filter((kills) => kills > counted.kills);
        expect(sharedBy).toBe([...ofEach.values()].filter((kills) => kills === counted.kills).length);
        expect(place).toBe(better.length + 1);
        rows += 1;
      }
    }
    expect(rows).toBeGreaterThan(60);
  });

  it('has every place once, in pages', async () => {
    const query = { period: 'thisMonth' };
    const first = await playerBoard(query);
    const ids: string[] = [];
    let page = first;
    for (let turns = 0; turns < 4; turns += 1) {
      ids.push(...page.rows.map(({ owner }) => owner.id));
      if (!page.pageInfo.hasNextPage) break;
      page = await playerBoard({ ...query, after: page.pageInfo.endCursor ?? '' });
    }
    expect(ids).toHaveLength(first.of);
    expect(new Set(ids).size).toBe(first.of);
    expect(first.names.map(({ id }) => id)).toEqual(ids);
  });

  it('picks realms and careers out of its places', async () => {
    const query = { period: 'thisMonth' };
    const [all, order, destruction] = await Promise.all([
      playerBoard(query),
      playerBoard({ ...query, realm: 'order' }),
      playerBoard({ ...query, realm: 'destruction' }),
    ]);
    expect(order.listed + destruction.listed).toBe(all.of);
    expect(order.rows.every(({ owner }) => CAREERS[owner.career].realm === 'ORDER')).toBe(true);
    const career = order.rows[0]?.owner.career ?? '';
    const some = await playerBoard({ ...query, career });
    expect(some.listed).toBeGreaterThan(0);
    expect(some.rows.every(({ owner }) => owner.career === career)).toBe(true);
    expect((await playerBoard({ ...query, career, realm: 'destruction' })).rows).toEqual([]);
  });

  it('is ordered by deaths and by kills for every death', async () => {
    const { rows: byDeaths } = await playerBoard({ period: 'thisMonth', by: 'deaths' });
    const deaths = byDeaths.map((row) => row.deaths);
    expect(deaths).toEqual(deaths.toSorted((one, other) => other - one));
    const { rows: byRatio } = await playerBoard({ period: 'thisMonth', by: 'ratio' });
    const ratios = byRatio.map(({ kills, deaths: fell }) => kills / Math.max(1, fell));
    expect(ratios).toEqual(ratios.toSorted((one, other) => other - one));
    expect(byRatio[0]?.place).toBe(1);
  });

  it('opens at the page of a marked player', async () => {
    const { names } = await playerBoard({ period: 'thisMonth' });
    const pin = names.at(-1)?.id ?? '';
    const { rows } = await playerBoard({ period: 'thisMonth', pin });
    expect(rows.map(({ owner }) => owner.id)).toContain(pin);
  });

  it('sums up any player, with or without a place', async () => {
    const random = new Random('own places');
    const kills = killsOf(periodOf('month', now));
    let placeless = 0;
    for (let n = 0; n < 20; n += 1) {
      const pin = random.pick(everything).victim;
      const list = listAddress(routes.leaderboard, { period: 'thisMonth', pin }, PLAYER_BOARD_FILTER);
      const { data } = await patiently(() => getOwnPlayerPlace(list, now));
      expect(data.place?.owner.id).toBe(pin);
      expect(data.place).toMatchObject(sums(kills, pin, ''));
      placeless += Number(data.place?.place === null);
    }
    expect(placeless).toBeGreaterThan(0);
  });

  it('marks a player by a name', async () => {
    const { names } = await playerBoard({ period: 'thisMonth' });
    const last = names.findLast(({ name }) => names.filter((other) => other.name === name).length === 1);
    const query = { period: 'thisMonth', pin: last?.name.toUpperCase() ?? '' };
    const { rows, marked } = await playerBoard(query);
    expect(marked).toBe(last?.id);
    expect(rows.map(({ owner }) => owner.id)).toContain(last?.id);
    const list = listAddress(routes.leaderboard, query, PLAYER_BOARD_FILTER);
    const { data } = await patiently(() => getOwnPlayerPlace(list, now));
    expect(data.place?.owner.id).toBe(last?.id);
  });

  it('offers a choice where a name may mean several', async () => {
    const list = listAddress(routes.leaderboard, { pin: 'ar' }, PLAYER_BOARD_FILTER);
    const { data } = await patiently(() => getOwnPlayerPlace(list, now));
    expect(data.place).toBeNull();
    expect(data.choices.length).toBeGreaterThan(1);
    expect(
      data.choices.every(({ name }) => /ar/i.test(name.normalize('NFD').replaceAll(/\p{M}/gu, ''))),
    ).toBe(true);
  });

  it.each(['4294967295', 'toString', 'qqqqxxxx'])('marks no row for %j', async (pin) => {
    const list = listAddress(routes.leaderboard, { pin }, PLAYER_BOARD_FILTER);
    const { data } = await patiently(() => getOwnPlayerPlace(list, now));
    expect(data).toEqual({ place: null, choices: [] });
    const { rows, marked } = await playerBoard({ pin });
    expect(rows.map(({ owner }) => owner.id)).not.toContain(marked);
  });
});

describe('the board of guilds', () => {
  it('counts what the members of each did', async () => {
    for (const period of periods()) {
      const kills = killsOf(period);
      const board = await guildBoard({ period: periodText(period) });
      for (const { owner, place: _, sharedBy: __, ...counted } of board.rows) {
        expect(counted, owner.name).toEqual(sums(kills, owner.id, 'Guild'));
      }
    }
  });

  it('sums up a guild', async () => {
    const { names } = await guildBoard({ period: 'thisMonth' });
    const pin = names[0]?.id ?? '';
    const list = listAddress(routes.guildLeaderboard, { period: 'thisMonth', pin }, GUILD_BOARD_FILTER);
    const { data } = await patiently(() => getOwnGuildPlace(list, now));
    expect(data.place).toMatchObject({ place: 1, ...sums(killsOf(periodOf('month', now)), pin, 'Guild') });
  });

  it('marks a guild by a name', async () => {
    const { names } = await guildBoard({ period: 'thisMonth' });
    const query = { period: 'thisMonth', pin: names[0]?.name ?? '' };
    expect((await guildBoard(query)).marked).toBe(names[0]?.id);
    const list = listAddress(routes.guildLeaderboard, query, GUILD_BOARD_FILTER);
    const { data } = await patiently(() => getOwnGuildPlace(list, now));
    expect(data.place?.owner.id).toBe(names[0]?.id);
  });
});
