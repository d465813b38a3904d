import { isEnumType } from 'graphql';
import { expect, it, test } from 'vitest';

import { contractSchema } from '#lib/api/schema/contract-schema.ts';
import stats from './stats.json' with { type: 'json' };
import { statLabel, statLine } from './stats.ts';

it('names stats that the contract has', () => {
  const known = contractSchema().getType('Stat');
  const names = [...stats.searched.map(({ value }) => value), ...Object.keys(stats.others), ...stats.shares];
  expect(isEnumType(known) && names.filter((name) => !known.getValue(name))).toEqual([]);
});

test.each([
  [{ stat: 'WOUNDS', value: 58 }, 'Wounds', '+58'],
  [{ stat: 'EVADE', value: 3 }, 'Dodge', '+3%'],
  [{ stat: 'HEALTH_REGEN', value: 8 }, 'Hit Points every 4s', '+32'],
  [{ stat: 'ARMOR_PENETRATION', value: 5, percentage: true }, 'Armor Penetration', '+5%'],
  [{ stat: 'ARMOR_PENETRATION', value: 5, percentage: false }, 'Armor Penetration', '+5'],
  [{ stat: 'HATE_CAUSED', value: -12 }, 'Hate Caused', '−12'],
  [{ stat: 'BLOCK', value: 2, percentage: null }, 'Block', '+2%'],
])('prints %j', (stat, label, value) => {
  expect(statLine(stat)).toEqual({ label, value });
});

it('calls a stat that it does not know by its value in words', () => {
  expect(statLabel('LUCK_OF_THE_DRAW')).toBe('Luck of the Draw');
  expect(statLabel('toString')).toBe('Tostring');
});
