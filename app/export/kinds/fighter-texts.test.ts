import { expect, it } from 'vitest';

import type { Figures } from '#lib/game/overview/figures.ts';
import { sampleOf } from '#lib/game/overview/testing/sample.ts';

import { fitBlock } from '#lib/exports/text/writers.ts';

import { guildBlock, playerBlock } from './fighter-blocks.ts';

const ALITH = {
  name: 'Alith',
  career: 'WHITE_LION' as const,
  level: 40,
  renownRank: 80,
  guildMembership: null,
};
const WATCH = {
  name: 'Ninth Watch',
  realm: 'ORDER' as const,
  level: 38,
  briefDescription: '',
  members: null,
  leader: null,
};

const person = (id: string) => ({ id, name: `Player ${id}`, career: 'CHOPPA' as const });

/** The rows are of as many kills and deaths as are counted. */
const figures = (kills: number, deaths: number): Figures => {
  const [killed, died] = [kills, deaths].map((total) => Math.min(100, total));
  return {
    sample: sampleOf(kills, deaths, {
      killers: died ? [{ item: person('y'), count: died }] : [],
      victims: killed ? [{ item: person('x'), count: killed }] : [],
      members: killed
        ? [{ character: person('a'), kills: killed, assists: 3, solo: 0, deaths: died ?? 0 }]
        : [],
    }),
    places: { week: { rank: 7, sharedBy: 1, kills: 9 }, month: null },
    ratings: [],
  };
};

it('says of how many kills and deaths the rows of a player are', () => {
  const { title, facts, rows } = playerBlock(ALITH, figures(341, 44), []);
  expect(title).toBe('Alith, level 40 White Lion');
  expect(facts).toBe(
    '341 kills, 44 deaths, 7th this week, 7.8 K/D; nemesis from all 44 deaths, prey from the newest 100 of 341 kills',
  );
  expect(rows).toEqual([
    ['Nemesis', 'Player y', '44'],
    ['Prey', 'Player x', '100'],
  ]);
});

it('says of how many kills and deaths the rows of a guild are', () => {
  const { title, facts, rows } = guildBlock(WATCH, figures(12_341, 1_044), []);
  expect(title).toBe('Ninth Watch, Order guild of level 38');
  expect(facts).toBe(
    '12,341 kills, 1,044 deaths, 7th this week, 11.8 K/D; members and enemies from the newest 100 of 12,341 kills and ' +
      '100 of 1,044 deaths, of the same time',
  );
  expect(rows).toEqual([['Member', 'Player a', '100', '100']]);
});

it('says which kills and deaths were asked for, and nothing of a sample of none', () => {
  const chosen = ['Period: Last month', 'Solo kills only'];
  expect(playerBlock(ALITH, figures(2, 0), chosen).facts).toBe(
    '2 kills, 0 deaths, 7th this week, 2.0 K/D, Period: Last month, Solo kills only; prey from all 2 kills',
  );
  expect(guildBlock(WATCH, figures(0, 0), []).facts).toBe('0 kills, 0 deaths, 7th this week, 0.0 K/D');
});

it('keeps what the rows are of where the numbers are long', () => {
  const block = guildBlock(WATCH, figures(123_456, 123_456), []);
  fitBlock({ ...block, link: '' }, ({ facts }) => {
    expect(facts).toBe(block.facts);
    return facts;
  });
});
