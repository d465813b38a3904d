import { expect, it } from 'vitest';

import type { BuildStat } from '../builds/build.ts';
import { changeText, partWords, statPairs, statText } from './stat-words.ts';

const PARRY: BuildStat = {
  stat: 'PARRY',
  label: 'Parry',
  unit: 'percent',
  group: 'defence',
  value: 24.3,
  parts: [
    { from: 'Renown training', value: 18 },
    { from: 'Initiative 210', value: 6.3 },
  ],
  note: null,
};

it('prints stats, their parts and changes', () => {
  expect(statText(PARRY, 24.3)).toBe('24.3%');
  expect(statText({ unit: 'points' }, -1240.4)).toBe('−1,240');
  expect(partWords(PARRY)).toBe('18% Renown training + 6.3% Initiative 210');
  expect(partWords({ ...PARRY, parts: [{ from: 'Above the soft cap', value: -2 }] })).toBe(
    '− 2% Above the soft cap',
  );
  expect(changeText({ ...PARRY, value: -1.25 })).toMatch(/^−1\.[23]% Parry$/);
  expect(changeText({ label: 'Strength', unit: 'points', value: 24 })).toBe('+24 Strength');
});

it('sets two builds beside each other', () => {
  const of = (career: string, ...stats: readonly BuildStat[]) => ({ build: { career }, stats });
  const block = { ...PARRY, stat: 'BLOCK', label: 'Block' };
  const pairs = statPairs(of('SLAYER', PARRY), of('CHOPPA', { ...PARRY, value: 20 }, block));
  expect(pairs.map(({ key, difference }) => [key, difference.text])).toEqual([
    ['PARRY', '4.3% more'],
    ['BLOCK', '24.3% less'],
  ]);
  const same = statPairs(of('SLAYER', PARRY), of('SLAYER', PARRY));
  expect(same[0]?.difference).toEqual({ kind: 'same', text: 'Equal' });
  const unlike = statPairs(of('SLAYER', PARRY), of('ZEALOT'));
  expect(unlike[0]?.difference).toEqual({ kind: 'plain', text: '24.3% more' });
});
