import { describe, expect, it } from 'vitest';

import { amountText, armoryTotals, averageItemLevel, type WornGear } from './armory-totals.ts';
import { gear, NINTH_WATCH, piecesOfSet } from './testing/worn-gear.ts';

const told = (worn: readonly WornGear[]) =>
  armoryTotals(worn).map((total) => [
    total.label,
    total.items,
    total.talismans,
    total.bonuses,
    amountText(total, total.sum),
  ]);

describe('armoryTotals', () => {
  it('is empty for an empty armory', () => {
    expect(told([])).toEqual([]);
    expect(told([gear('HELM')])).toEqual([]);
  });

  it('adds up items and talismans, stat by stat', () => {
    const worn = [
      gear('HELM', { stats: [{ stat: 'WOUNDS', value: 20 }] }, { stat: 'WOUNDS', value: 7 }),
      gear(
        'BELT',
        { stats: [{ stat: 'STRENGTH', value: 3 }] },
        { stat: 'WOUNDS', value: 7 },
        { stat: 'WOUNDS', value: 1 },
      ),
      gear('TROPHY1', { stats: [{ stat: 'WOUNDS', value: 2000 }] }),
    ];
    expect(told(worn)).toEqual([
      ['Wounds', 2020, 15, 0, '+2,035'],
      ['Strength', 3, 0, 0, '+3'],
    ]);
  });

  it.each([
    [2, []],
    [3, [['Toughness', 0, 0, 72, '+72']]],
    [
      6,
      [
        ['Toughness', 0, 0, 72, '+72'],
        ['Block', 0, 0, 5, '+5%'],
      ],
    ],
  ])('adds what a set gives for %d pieces, once', (pieces, totals) => {
    expect(told(piecesOfSet(pieces))).toEqual(totals);
  });

  it('counts nothing that is in no slot, neither for itself nor for a set', () => {
    const loose = gear('NONE', {
      armor: 10,
      stats: [{ stat: 'WOUNDS', value: 1 }],
      itemSet: NINTH_WATCH,
    });
    expect(told([...piecesOfSet(2), loose])).toEqual([]);
    expect(averageItemLevel([gear('NONE', { itemLevel: 9 })])).toBeNull();
  });

  it('has armor first, with the stat of that name, and the block rating of shields for itself', () => {
    const worn = [
      gear('BODY', { armor: 900, stats: [{ stat: 'ARMOR', value: 100 }] }, { stat: 'ARMOR', value: 35 }),
      gear('OFF_HAND', { type: 'SHIELD', armor: 300 }),
      gear('MAIN_HAND', { type: 'BASIC_SHIELD', armor: 1 }),
    ];
    expect(told(worn)).toEqual([
      ['Armor', 1000, 35, 0, '1,035'],
      ['Block Rating', 301, 0, 0, '301'],
    ]);
  });

  it('keeps shares apart from points of the same stat', () => {
    const worn = [
      gear(
        'HELM',
        { stats: [{ stat: 'STRENGTH', value: 5 }] },
        { stat: 'STRENGTH', value: 2, percentage: true },
      ),
      gear('BELT', { stats: [{ stat: 'PARRY', value: 3, percentage: false }] }, { stat: 'PARRY', value: 1 }),
    ];
    expect(told(worn)).toEqual([
      ['Strength', 5, 0, 0, '+5'],
      ['Strength', 0, 2, 0, '+2%'],
      ['Parry', 3, 1, 0, '+4%'],
    ]);
  });

  it('prints amounts as items do, leaves out what comes to nothing, and puts unknown stats last', () => {
    const worn = [
      gear(
        'HELM',
        {
          stats: [
            { stat: 'ZEAL_OF_THE_NEW', value: 1 },
            { stat: 'toString', value: 1 },
            { stat: 'HEALTH_REGEN', value: 8 },
            { stat: 'HATE_CAUSED', value: -4 },
            { stat: 'WOUNDS', value: 4 },
          ],
        },
        { stat: 'WOUNDS', value: -4 },
      ),
    ];
    expect(told(worn)).toEqual([
      ['Hit Points every 4s', 32, 0, 0, '+32'],
      ['Hate Caused', -4, 0, 0, '−4'],
      ['Tostring', 1, 0, 0, '+1'],
      ['Zeal of the New', 1, 0, 0, '+1'],
    ]);
  });
});

describe('averageItemLevel', () => {
  it('leaves out what has none', () => {
    expect(averageItemLevel([])).toBeNull();
    expect(
      averageItemLevel([
        gear('HELM', { itemLevel: 50 }),
        gear('BELT', { itemLevel: 53 }),
        gear('EVENT', { itemLevel: 0 }),
      ]),
    ).toBe(51.5);
  });
});
