import { describe, expect, it } from 'vitest';

import type { WornByBestItemFragment } from '#graphql/generated/documents.ts';
import { CROWN } from '#lib/exports/testing/some-items.ts';

import type { SearchParams } from '../search-params.ts';
import { readBuildAddress } from './build-address.ts';
import type { WornByBest, WornChoice } from './build-plan.ts';
import { mostWorn, mostWornHref } from './most-worn.ts';

const item = (id: string): WornByBestItemFragment => ({ ...CROWN, id });
const choice = (id: string, wearers: number, ...slots: WornChoice['slots']): WornChoice => ({
  slots,
  label: 'Slot',
  item: item(id),
  wearers,
  players: 90,
});

const planOf = (query: SearchParams) => {
  const address = readBuildAddress('SLAYER', query);
  return { address, mine: { build: address.mine.build } };
};

const CHOICES = [
  choice('2', 20, 'helm'),
  choice('1', 47, 'helm'),
  choice('4', 30, 'pocket-1', 'pocket-2'),
  choice('3', 31, 'pocket-1', 'pocket-2'),
  choice('5', 2, 'pocket-1', 'pocket-2'),
];

describe('mostWorn', () => {
  it('has the item of each slot that most wear, and the next for the next slot of its kind', () => {
    const worn = mostWorn(CHOICES, 'SLAYER');
    expect(
      [...worn].map(
        ([
          slot,
          {
            item: { id },
          },
        ]) => [slot, id],
      ),
    ).toEqual([
      ['helm', '1'],
      ['pocket-1', '3'],
      ['pocket-2', '4'],
    ]);
  });
});

describe('a weapon for both hands', () => {
  const great = {
    ...choice('7', 40, 'main-hand'),
    item: { ...item('7'), slot: 'MAIN_HAND', type: 'AXE', speed: 360 },
  } as const;
  const found = {
    month: { year: 2026, month: 11 },
    players: 90,
    countedAt: 0,
    choices: [great, choice('8', 30, 'off-hand')],
    beyond: 0,
  };

  it('leaves no hand for the off hand that most wear, and takes off the one that is there', () => {
    expect([...mostWorn(found.choices, 'SLAYER').keys()]).toEqual(['main-hand']);
    expect(mostWornHref(planOf({ 'off-hand': '9', 'off-hand.talismans': '3' }), found)).toBe(
      '/build/slayer?main-hand=7',
    );
    expect(mostWornHref(planOf({ 'main-hand': '7' }), found)).toBeNull();
  });
});

describe('mostWornHref', () => {
  const found: WornByBest = {
    month: { year: 2026, month: 11 },
    players: 90,
    countedAt: 0,
    choices: CHOICES,
    beyond: 0,
  };

  it('puts all of them on, and leaves what is on with its talismans', () => {
    expect(mostWornHref(planOf({ helm: '2', 'helm.talismans': '9', boots: '8' }), found)).toBe(
      '/build/slayer?boots=8&helm=1&pocket-1=3&pocket-2=4',
    );
    expect(mostWornHref(planOf({ helm: '1', 'helm.talismans': '9' }), found)).toBe(
      '/build/slayer?helm=1&helm.talismans=9&pocket-1=3&pocket-2=4',
    );
  });

  it('leads nowhere where all are on, or nobody wears any', () => {
    expect(mostWornHref(planOf({ helm: '1', 'pocket-1': '3', 'pocket-2': '4' }), found)).toBeNull();
    expect(mostWornHref(planOf({}), { ...found, choices: [] })).toBeNull();
  });
});
