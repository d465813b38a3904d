import { expect, test } from 'vitest';
import { REALMS, realmOf, realmOfCareer } from './careers.ts';

test('tells the realm of a career', () => {
  expect(realmOfCareer('RUNE_PRIEST')).toBe('ORDER');
  expect(realmOfCareer('BLACK_ORC')).toBe('DESTRUCTION');
});

test('takes an unknown career for neutral', () => {
  expect(realmOfCareer('PIRATE')).toBe('NEUTRAL');
  expect(REALMS[realmOfCareer('')].side).toBe('neutral');
});

test.each([
  ['ORDER', 'order'],
  ['DESTRUCTION', 'destruction'],
  [null, 'neutral'],
  [undefined, 'neutral'],
  ['CHAOS', 'neutral'],
  ['toString', 'neutral'],
  ['__proto__', 'neutral'],
])('takes the realm %s for %s', (realm, side) => {
  expect(realmOf(realm).side).toBe(side);
});

test('gives every realm its own name and side', () => {
  expect(Object.values(REALMS)).toEqual([
    { label: 'Order', side: 'order' },
    { label: 'Destruction', side: 'destruction' },
    { label: 'Neutral', side: 'neutral' },
  ]);
});
