import { describe, expect, it } from 'vitest';

import { scoreGroups, sharedScores, sideOfTeam } from './score-groups.ts';

const score = (id: string, career: string, team: number, damage: number, healing = 0) => ({
  character: { id, career },
  team,
  damage,
  healing,
  protection: 0,
  kills: 1,
});

const SCORES = [
  score('1', 'SLAYER', 0, 300),
  score('2', 'RUNE_PRIEST', 0, 100, 900),
  score('3', 'CHOSEN', 1, 0),
  score('4', 'SORCERER', 1, 500),
  score('5', 'SKY_KNIGHT', 1, 500),
];

const groupsBy = (grouping: 'side' | 'role') =>
  scoreGroups(SCORES, grouping, sideOfTeam).map(({ title, side, entries }) => [
    title,
    side,
    entries.map(({ character: { id } }) => id).join(' '),
  ]);

describe('the groups of a scoreboard', () => {
  it('are the sides, Order first', () => {
    expect(groupsBy('side')).toEqual([
      ['Order', 'order', '1 2'],
      ['Destruction', 'destruction', '3 4 5'],
    ]);
  });

  it('are the roles of the careers that are there, whatever their players did; unknown careers last', () => {
    expect(groupsBy('role')).toEqual([
      ['Tanks', null, '3'],
      ['Healers', null, '2'],
      ['Melee', null, '1'],
      ['Ranged', null, '4'],
      ['Others', null, '5'],
    ]);
  });
});

it('groups players by guild, the largest first, and those without a guild last', () => {
  const member = (id: string, team: number, guild: { id: string; name: string } | null) =>
    Object.assign(score(id, 'SLAYER', team, 0), { guild });
  const raiders = { id: '2', name: 'Raiders' };
  const guilds = [
    member('1', 0, { id: '1', name: 'Hearth' }),
    member('2', 0, null),
    member('3', 1, raiders),
    member('4', 1, raiders),
    member('5', 0, null),
    member('6', 0, null),
  ];
  const found = scoreGroups(guilds, 'guild', sideOfTeam);
  expect(found.map(({ title, side, entries }) => [title, side, entries.length])).toEqual([
    ['Raiders', 'destruction', 2],
    ['Hearth', 'order', 1],
    ['No guild', 'order', 3],
  ]);
});

it('says what part of the side each has, and nothing where the side has none', () => {
  const shares = sharedScores(SCORES, sideOfTeam).map(
    ({ role, shares: { damage, healing, protection, kills } }) => [role, damage, healing, protection, kills],
  );
  expect(shares).toEqual([
    ['melee', 0.75, 0, null, 0.5],
    ['healer', 0.25, 1, null, 0.5],
    ['tank', 0, null, null, 1 / 3],
    ['ranged', 0.5, null, null, 1 / 3],
    [null, 0.5, null, null, 1 / 3],
  ]);
});
