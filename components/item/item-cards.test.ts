import { describe, expect, it } from 'vitest';

import { itemCard } from '#lib/game/items/item-card.ts';

import { createItemCards } from './item-cards.ts';

const CARD = itemCard(
  {
    id: '1',
    name: 'Axe',
    rarity: 'RARE',
    iconUrl: '',
    description: '',
    type: 'AXE',
    slot: 'MAIN_HAND',
    armor: 0,
    dps: 0,
    speed: 0,
    itemLevel: 1,
    levelRequirement: 0,
    renownRankRequirement: 0,
    talismanSlots: 0,
    uniqueEquipped: false,
    careerRestriction: [],
    raceRestriction: [],
    stats: [],
    abilities: [],
    buffs: [],
    itemSet: null,
  },
  () => '/icon/1',
);

/** Gives cards for all addresses but the missing ones, and records the requests. */
function cards({ limit = 3, missing = new Set<string>() } = {}) {
  const asked: string[] = [];
  const load = createItemCards((address) => {
    asked.push(address);
    return Promise.resolve(missing.has(address) ? null : CARD);
  }, limit);
  return { asked, load };
}

describe('createItemCards', () => {
  it('asks once, also while the answer is on its way', async () => {
    const { asked, load } = cards();
    await Promise.all([load('/a'), load('/a')]);
    expect(await load('/a')).toBe(CARD);
    expect(asked).toEqual(['/a']);
  });

  it('asks again for what could not be had', async () => {
    const missing = new Set(['/a']);
    const { asked, load } = cards({ missing });
    expect(await load('/a')).toBeNull();
    missing.clear();
    expect(await load('/a')).toBe(CARD);
    expect(asked).toEqual(['/a', '/a']);
  });

  it('forgets what was not wanted for longest', async () => {
    const { asked, load } = cards({ limit: 2 });
    for (const address of ['/a', '/b', '/a', '/c', '/a', '/b']) await load(address);
    expect(asked).toEqual(['/a', '/b', '/c', '/b']);
  });
});
