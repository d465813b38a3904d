import { expect, test } from 'vitest';

import type { WatchedNews } from '#lib/game/players/watched.ts';

import { watchedRows } from './watched-rows.ts';

const side = (character: string, guild: string | null) => ({
  character: { id: character },
  guild: guild === null ? null : { id: guild },
});

const kill = (time: number, killer: ReturnType<typeof side>, victim: ReturnType<typeof side>) => ({
  id: String(time),
  time,
  attackers: [killer, side('99', '7')],
  victim,
});

const HERALDRY = { emblem: 1, pattern: 1, color1: 1, color2: 1, shape: 1 };

const NEWS: WatchedNews = JSON.parse(
  JSON.stringify({
    watched: [
      {
        id: 'c12',
        character: {
          id: '12',
          name: 'Kordak',
          career: 'CHOSEN',
          level: 40,
          renownRank: 80,
          guildMembership: {
            guild: { id: '7', name: 'Red Sabbath', realm: 'DESTRUCTION', heraldry: HERALDRY },
          },
        },
      },
      {
        id: 'g7',
        guild: { id: '7', name: 'Red Sabbath', realm: 'DESTRUCTION', level: 30, heraldry: HERALDRY },
      },
    ],
    kills: [
      kill(900, side('12', '7'), side('1', null)),
      kill(800, side('1', null), side('12', '7')),
      kill(700, side('5', '7'), side('2', '8')),
    ],
    hasMore: false,
  }),
);

test('tells each of the kills and deaths that they had a part in, as who killed or who died', () => {
  const { rows, newest, completeSince } = watchedRows(NEWS);
  expect(rows.map(({ id, href, kills, deaths }) => ({ id, href, kills, deaths }))).toEqual([
    { id: 'c12', href: '/character/12', kills: [900], deaths: [800] },
    { id: 'g7', href: '/guild/7', kills: [900, 700], deaths: [800] },
  ]);
  expect(rows.map(({ detail }) => detail)).toEqual([
    'Chosen · Level 40 · Renown rank 80 · Red Sabbath',
    'Destruction · Level 30',
  ]);
  expect([newest, completeSince]).toEqual(['900', 0]);
});

test('ignores kills in the future', () => {
  const ahead = kill(2_147_000_000, side('12', '7'), side('1', null));
  const kills = [...JSON.parse(JSON.stringify([ahead])), ...NEWS.kills];
  expect(watchedRows({ ...NEWS, kills }).rows[0]?.kills).toEqual([900]);
});

test('knows from when on it knows all', () => {
  expect(watchedRows({ ...NEWS, hasMore: true }).completeSince).toBe(700);
  expect(watchedRows({ ...NEWS, kills: [] })).toMatchObject({ newest: null, completeSince: 0 });
});
