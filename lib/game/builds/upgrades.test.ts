import { describe, expect, it } from 'vitest';

import {
  type Career,
  WearableFragmentDoc,
  type WearableFragment,
  WornItemFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { bareBuild } from '#lib/url/build/worn-build.ts';

import type { EquipSlot } from '#graphql/generated/documents.ts';
import type { GearPiece } from './build.ts';
import { isProven } from './upgrade-bound.ts';
import { trialWords } from './trial-words.ts';
import { bestUpgrades, tryOn } from './upgrades.ts';
import type { Weight } from './weights.ts';

const WOUNDS: readonly Weight[] = [{ stat: 'WOUNDS', weight: 2 }];

const item = (id: string, slot: EquipSlot, wounds: number, given: Partial<WearableFragment> = {}) =>
  sampleRecord(WearableFragmentDoc, {
    id,
    slot,
    type: 'ACCESSORY',
    dps: 0,
    speed: 200,
    itemSet: null,
    levelRequirement: 0,
    renownRankRequirement: 0,
    careerRestriction: [],
    raceRestriction: [],
    uniqueEquipped: false,
    talismanSlots: 0,
    stats: [{ stat: 'WOUNDS', value: wounds, percentage: false }],
    ...given,
  });

const worn = (equipSlot: EquipSlot, piece: WearableFragment): GearPiece => ({
  ...sampleRecord(WornItemFragmentDoc),
  equipSlot,
  item: { ...piece, itemSet: null },
  talismans: [],
});

const buildOf = (gear: readonly GearPiece[], career: Career = 'SLAYER', base = {}) => ({
  build: { ...bareBuild(career), level: 20 },
  base,
  gear,
});

const gains = (...args: Parameters<typeof bestUpgrades>) =>
  bestUpgrades(...args).map((each) => [each.slot, each.item.id, each.gain]);

describe('what to wear next', () => {
  it('is the best item of each slot, the greatest gain first, and no item twice', () => {
    const rings = [5, 4, 3].map((wounds, at) => item(`${at + 1}`, 'JEWELLERY1', wounds));
    const helm = item('9', 'HELM', 10);
    expect(gains(buildOf([worn('HELM', item('8', 'HELM', 4))]), [...rings, helm, helm], WOUNDS)).toEqual([
      ['helm', '9', 12],
      ['jewellery-1', '1', 10],
      ['jewellery-2', '2', 8],
      ['jewellery-3', '3', 6],
    ]);
  });

  it('counts the off hand that comes off for a weapon of both hands', () => {
    const gear = [
      worn('MAIN_HAND', item('1', 'MAIN_HAND', 1, { type: 'AXE' })),
      worn('OFF_HAND', item('2', 'EITHER_HAND', 6, { type: 'AXE' })),
    ];
    const great = item('3', 'MAIN_HAND', 9, { type: 'AXE', speed: 360 });
    const [upgrade] = bestUpgrades(buildOf(gear), [great], WOUNDS);
    expect([upgrade?.gain, upgrade?.gear.map(({ equipSlot }) => equipSlot)]).toEqual([4, ['MAIN_HAND']]);
    expect(gains(buildOf(gear), [{ ...great, id: '4', stats: [] }], WOUNDS)).toEqual([]);
  });

  it('leaves out what cannot be worn', () => {
    const helms = [
      item('1', 'HELM', 9, { levelRequirement: 21 }),
      item('2', 'HELM', 9, { renownRankRequirement: 81 }),
      item('3', 'HELM', 9, { careerRestriction: ['CHOPPA'] }),
      item('4', 'HELM', 9, { raceRestriction: ['ELF' as 'ORC'] }),
      item('5', 'OFF_HAND', 9, { type: 'SHIELD' }),
      item('6', 'NONE', 9),
    ];
    expect(gains(buildOf([]), helms, WOUNDS)).toEqual([]);
  });

  it('does not propose a piece that is worn once only and worn already', () => {
    const ring = item('1', 'JEWELLERY1', 9, { uniqueEquipped: true });
    expect(gains(buildOf([worn('JEWELLERY2', ring)]), [ring], WOUNDS)).toEqual([]);
  });

  it('counts points above the soft cap half', () => {
    const helm = item('1', 'HELM', 10);
    expect(gains(buildOf([], 'SLAYER', { WOUNDS: 545 }), [helm], WOUNDS)).toEqual([['helm', '1', 15]]);
    expect(gains(buildOf([], 'SLAYER', { WOUNDS: 600 }), [helm], WOUNDS)).toEqual([['helm', '1', 10]]);
  });

  it('keeps what an armory has beside the rules', () => {
    const gear = [
      worn('TROPHY1', item('1', 'TROPHY1', 5)),
      worn('BELT', item('2', 'BELT', 5, { levelRequirement: 40 })),
    ];
    expect(gains(buildOf(gear), [item('3', 'HELM', 3), item('4', 'BELT', 6)], WOUNDS)).toEqual([
      ['helm', '3', 6],
      ['belt', '4', 2],
    ]);
  });
});

describe('a proof', () => {
  const worse = (wounds: number, takesBothHands = false) => ({
    slots: ['helm'] as const,
    items: [item('7', 'HELM', wounds)],
    isWhole: false,
    takesBothHands,
  });
  const build = buildOf([worn('HELM', item('1', 'HELM', 4))]);
  const found = bestUpgrades(build, [item('2', 'HELM', 8)], WOUNDS);

  it('holds where the last one that was read is no better than what was found', () => {
    expect(isProven(build, found, [worse(8)], WOUNDS)).toBe(true);
    expect(isProven(build, found, [worse(9)], WOUNDS)).toBe(false);
    expect(isProven(build, found, [{ ...worse(9), isWhole: true }], WOUNDS)).toBe(true);
  });

  it('knows that points above the soft cap count half', () => {
    const capped = { ...build, base: { WOUNDS: 600 } };
    const half = bestUpgrades(capped, [item('2', 'HELM', 8)], WOUNDS);
    expect(half.map(({ gain }) => gain)).toEqual([4]);
    expect(isProven(capped, half, [worse(8)], WOUNDS)).toBe(true);
    expect(isProven(capped, half, [worse(9)], WOUNDS)).toBe(false);
  });
});

describe('an item for a player', () => {
  const rings = [item('1', 'JEWELLERY1', 5), item('2', 'JEWELLERY1', 3)] as const;

  it('goes where it gains most, by what the list of what to wear next counts', () => {
    const gear = rings.map((ring, at) => worn(at === 0 ? 'JEWELLERY1' : 'JEWELLERY2', ring));
    const tried = item('3', 'JEWELLERY1', 4);
    const { best, wornIn, refusals } = tryOn(buildOf(gear), tried, WOUNDS);
    expect([best?.slot, best?.gain, wornIn, refusals]).toEqual(['jewellery-3', 8, [], []]);
    expect(gains(buildOf(gear), [tried], WOUNDS)).toEqual([['jewellery-3', '3', 8]]);
  });

  it('may be worse, and takes the off hand off', () => {
    const gear = [
      worn('MAIN_HAND', item('1', 'MAIN_HAND', 1, { type: 'AXE' })),
      worn('OFF_HAND', item('2', 'EITHER_HAND', 6, { type: 'AXE' })),
    ];
    const great = item('3', 'MAIN_HAND', 5, { type: 'AXE', speed: 360 });
    const { best } = tryOn(buildOf(gear), great, WOUNDS);
    expect([best?.gain, best?.gear.map(({ equipSlot }) => equipSlot)]).toEqual([-4, ['MAIN_HAND']]);
  });

  it('says once why it cannot be worn', () => {
    const high = item('3', 'JEWELLERY1', 4, { levelRequirement: 21, name: 'Ring' });
    expect(tryOn(buildOf([]), high, WOUNDS)).toEqual({
      best: null,
      wornIn: [],
      refusals: ['Ring needs level 21.'],
    });
    const shield = item('4', 'OFF_HAND', 4, { type: 'SHIELD', name: 'Wall' });
    expect(tryOn(buildOf([], 'BRIGHT_WIZARD'), shield, WOUNDS).refusals).toEqual([
      'Wall is nothing that the career Bright Wizard has in the off hand.',
    ]);
  });

  it('knows what is worn already, and whether one more can be', () => {
    const [ring] = rings;
    const gear = [worn('JEWELLERY2', ring)];
    expect(tryOn(buildOf(gear), ring, WOUNDS)).toMatchObject({
      wornIn: ['jewellery-2'],
      best: { slot: 'jewellery-1', gain: 10 },
    });
    const unique = { ...ring, uniqueEquipped: true, name: 'Seal' };
    expect(tryOn(buildOf([worn('JEWELLERY2', unique)]), unique, WOUNDS)).toEqual({
      wornIn: ['jewellery-2'],
      best: null,
      refusals: ['Seal is worn once only.'],
    });
    const helm = item('9', 'HELM', 4);
    expect(tryOn(buildOf([worn('HELM', helm)]), helm, WOUNDS)).toEqual({
      wornIn: ['helm'],
      best: null,
      refusals: [],
    });
  });

  it.each([
    [0, 'Neither better nor worse for Kordak: the points of the whole build stay the same.'],
    [0.02, 'Neither better nor worse for Kordak: the points of the whole build stay the same.'],
    [1, 'Better for Kordak: the whole build gains 1 point.'],
    [2, 'Better for Kordak: the whole build gains 2 points.'],
    [1204.25, 'Better for Kordak: the whole build gains 1,204.3 points.'],
    [-1, 'Worse for Kordak: the whole build loses 1 point.'],
  ])('a gain of %s in words', (gain, words) => {
    expect(trialWords('Kordak', gain)).toBe(words);
  });
});
