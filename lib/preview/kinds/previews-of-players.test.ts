import { describe, expect, it } from 'vitest';

import {
  previewOfArmory,
  previewOfCharacter,
  previewOfGuild,
  previewOfNight,
  previewOfPlayerFeud,
} from './preview-of-fighter.ts';
import { previewOfBoard, previewOfKillers } from './preview-of-leaderboard.ts';

const guild = {
  id: '9',
  name: 'Ivory Vanguard',
  realm: 'ORDER',
  heraldry: { emblem: 1, pattern: 14, color1: 16, color2: 0, shape: 0 },
} as const;
const verenthe = {
  id: '1',
  name: 'Verenthe',
  career: 'SWORD_MASTER',
  level: 40,
  renownRank: 78,
  guildMembership: { guild },
} as const;
const uthgar = { ...verenthe, id: '2', name: 'Uthgar', career: 'MARAUDER', guildMembership: null } as const;

describe('the preview of a character', () => {
  it('tells career, ranks, totals and guild', () => {
    expect(previewOfCharacter(verenthe, { kills: 9, deaths: 1, placeThisWeek: 7 }).facts).toMatch(
      /, 7th this week$/,
    );
    expect(previewOfCharacter(verenthe, { kills: 3418, deaths: 1022, placeThisWeek: null })).toMatchObject({
      title: 'Verenthe',
      facts: 'Swordmaster, level 40, renown rank 78',
      totals: [
        { value: '3,418', label: 'kills' },
        { value: '1,022', label: 'deaths' },
        { value: '3.3', label: 'kills per death' },
      ],
      realm: 'ORDER',
      aside: { label: 'Ivory Vanguard' },
    });
  });

  it('handles no kills, no guild and an unknown career', () => {
    // The API may know more careers than the contract.
    const stranger = { ...uthgar, career: 'toString' as 'MARAUDER' };
    const { facts, totals, realm, aside } = previewOfCharacter(stranger, {
      kills: 1,
      deaths: 0,
      placeThisWeek: null,
    });
    expect({ facts, totals, realm, aside }).toEqual({
      facts: 'Tostring, level 40, renown rank 78',
      totals: [
        { value: '1', label: 'kill' },
        { value: '0', label: 'deaths' },
      ],
      realm: 'NEUTRAL',
      aside: undefined,
    });
  });
});

it('the preview of a night says what its card says', () => {
  const evening = Date.parse('2026-09-22T12:00:00Z') / 1000;
  const night = { evening, kills: 7, deaths: 2, battles: 2, runs: 3, wins: 2, newest: [] };
  expect(previewOfNight(verenthe, night)).toMatchObject({
    title: 'Verenthe',
    facts: 'Night of 22 September 2026, 2 battles, 3 scenarios (2 won)',
    totals: [
      { value: '7', label: 'kills' },
      { value: '2', label: 'deaths' },
      { value: '3.5', label: 'kills per death' },
    ],
  });
  const quiet = { ...night, kills: 0, deaths: 1, battles: null, runs: 0, wins: 0 };
  expect(previewOfNight(verenthe, quiet)).toMatchObject({
    facts: 'Night of 22 September 2026',
    totals: [
      { value: '0', label: 'kills' },
      { value: '1', label: 'death' },
    ],
  });
});

it('the preview of an armory copes with an empty one', () => {
  for (const armory of [null, { ...verenthe, items: [] }]) {
    expect(previewOfArmory(verenthe, armory).totals).toEqual([{ value: '0', label: 'items' }]);
  }
});

it('the preview of a guild tells its size and its leader', () => {
  const card = {
    ...guild,
    level: 40,
    description: '',
    briefDescription: '',
    leader: verenthe,
    members: { totalCount: 1204 },
  };
  expect(previewOfGuild(card, { kills: 2, deaths: 1, placeThisWeek: null })).toMatchObject({
    facts: 'Order guild of level 40, led by Verenthe',
    totals: [{ value: '1,204', label: 'members' }, { value: '2' }, { value: '1' }],
  });
  const bare = previewOfGuild(
    { ...card, leader: null, members: null },
    { kills: 0, deaths: 0, placeThisWeek: null },
  );
  expect(bare.facts).toBe('Order guild of level 40');
});

it('the preview of a feud counts for both sides', () => {
  const sides = [verenthe, uthgar] as const;
  expect(previewOfPlayerFeud({ sides, kills: [12, 9], lastMet: null })).toMatchObject({
    title: 'Verenthe vs Uthgar',
    facts: 'They have not met yet',
    totals: [
      { value: '12', label: 'by Verenthe' },
      { value: '9', label: 'by Uthgar' },
    ],
  });
  expect(previewOfPlayerFeud({ sides, kills: [1, 0], lastMet: 1_795_284_290 }).facts).toBe(
    'Last met 21\u00a0November\u00a02026, 18:04\u00a0UTC',
  );
});

describe('the preview of a leaderboard', () => {
  it('has the best five', () => {
    const standings = Array.from({ length: 7 }, (_, index) => ({
      place: Math.min(index + 1, 4),
      sharedBy: index < 3 ? 1 : 6,
      kills: 100 - index,
      owner: verenthe,
    }));
    const { places, facts } = previewOfKillers('Players, Week 47, 2026', standings);
    expect(facts).toBe('4 more share place 4');
    expect(places).toHaveLength(5);
    expect(places?.[0]).toMatchObject({
      rank: '1',
      name: 'Verenthe',
      total: { value: '100', label: 'kills' },
    });
  });

  it('says so where there is no place yet', () => {
    const none = { places: [], realm: 'NEUTRAL' };
    expect(previewOfKillers('', [])).toMatchObject({ facts: 'No kills yet', ...none });
    expect(previewOfBoard('Solo ladder', [])).toMatchObject({ facts: 'No places yet', ...none });
  });
});
