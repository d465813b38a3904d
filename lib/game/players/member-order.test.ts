import { expect, it } from 'vitest';

import { membersNamed, sortMembers } from './member-order.ts';

const member = (name: string, level: number, rank: number, career: 'CHOPPA' | 'ARCHMAGE' = 'CHOPPA') => ({
  rank: { name: `Rank ${rank}`, rank },
  character: { id: name, name, career, level, renownRank: 100 - level },
});

const MEMBERS = [
  member('Cael', 40, 2),
  member('Anwen', 12, 2, 'ARCHMAGE'),
  member('borg', 40, 0),
  member('Dur', Number.NaN, 1),
];

it.each([
  ['guildRank', ['borg', 'Dur', 'Anwen', 'Cael']],
  ['name', ['Anwen', 'borg', 'Cael', 'Dur']],
  ['career', ['Anwen', 'borg', 'Cael', 'Dur']],
  ['level', ['borg', 'Cael', 'Anwen', 'Dur']],
  ['renownRank', ['Anwen', 'borg', 'Cael', 'Dur']],
] as const)('orders members by %s, equal ones by name, unknown numbers last', (order, expected) => {
  expect(sortMembers(MEMBERS, order).map(({ character }) => character.name)).toEqual(expected);
});

it('finds members by a part of their name in any case', () => {
  expect(membersNamed(MEMBERS, 'A').map(({ character }) => character.name)).toEqual(['Cael', 'Anwen']);
  expect(membersNamed(MEMBERS, 'zz')).toEqual([]);
});
