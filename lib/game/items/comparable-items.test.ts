import { expect, it } from 'vitest';
import { comparableArguments, nearestInLevel } from './item-comparison.ts';

const SUBJECT: Parameters<typeof comparableArguments>[0] = {
  id: '7',
  slot: 'HELM',
  type: 'HEAVY_ARMOR',
  itemLevel: 40,
  careerRestriction: [],
  stats: [],
};

it('asks for items of the slot and type on both sides of the level', () => {
  const kind = { slot: { eq: 'HELM' }, type: { eq: 'HEAVY_ARMOR' } };
  expect(comparableArguments(SUBJECT)).toEqual({
    atLeast: { ...kind, itemLevel: { gte: 40 } },
    below: { ...kind, itemLevel: { lt: 40 } },
    first: 7,
  });
});

it('asks for what its career may use where it is restricted', () => {
  expect(comparableArguments({ ...SUBJECT, careerRestriction: ['SLAYER'] })?.usableByCareer).toBe('SLAYER');
});

it('asks for nothing where there is nothing to compare', () => {
  expect(comparableArguments({ ...SUBJECT, slot: 'NONE' })).toBeNull();
  const stats = [{ stat: 'WOUNDS', value: 1, percentage: false }] as const;
  expect(comparableArguments({ ...SUBJECT, slot: 'NONE', stats: [...stats] })).not.toBeNull();
});

it('asks for nothing where the level is not told', () => {
  expect(comparableArguments({ ...SUBJECT, itemLevel: Number.NaN })).toBeNull();
});

it('suggests the nearest, without the item itself', () => {
  const items = [40, 41, 50, 60, 39, 35, 10, 5].map((itemLevel, index) => ({
    id: String(index + 7),
    name: '',
    rarity: 'RARE' as const,
    iconUrl: '',
    itemSet: null,
    itemLevel,
  }));
  expect(nearestInLevel(SUBJECT, items).map(({ itemLevel }) => itemLevel)).toEqual([41, 39, 35, 50, 60, 10]);
});
