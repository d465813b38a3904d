import { describe, expect, it } from 'vitest';

import { compareBonuses, compareSlots, compareTotals, isSameWorn } from './armory-comparison.ts';
import type { WornGear } from './armory-totals.ts';
import { gear, piecesOfSet } from './testing/worn-gear.ts';

const ada = (...items: readonly WornGear[]) => ({ name: 'Ada', career: 'CHOPPA', items });
const ben = (...items: readonly WornGear[]) => ({ name: 'Ben', career: 'SORCERER', items });

describe('compareSlots', () => {
  const told = (...sides: Parameters<typeof compareSlots<WornGear>>) =>
    compareSlots(...sides).map(({ label, mine, theirs, difference: { kind, text } }) => [
      label,
      mine?.item.id ?? null,
      theirs?.item.id ?? null,
      kind,
      text,
    ]);

  it('is nothing where neither wears anything', () => {
    expect(told(ada(), ben())).toEqual([]);
  });

  it('pairs what is worn in the same slot, in the order of the page', () => {
    const mine = ada(
      gear('MAIN_HAND', { id: 'axe', itemLevel: 40 }),
      gear('HELM', { id: 'crown', itemLevel: 54 }),
      gear('BELT', { id: 'rope', itemLevel: 11 }),
      gear('BOOTS', { id: 'shoes' }),
      gear('BACK', { id: 'cloak', itemLevel: 7 }),
      gear('TROPHY1', { id: 'skull' }),
    );
    const theirs = ben(
      gear('HELM', { id: 'hat', itemLevel: 50 }),
      gear('MAIN_HAND', { id: 'axe', itemLevel: 40 }),
      gear('BELT', { id: 'girdle', itemLevel: 12 }),
      gear('GLOVES', { id: 'mittens' }),
      gear('BACK', { id: 'cape', itemLevel: 7 }),
      gear('EITHER_HAND', { id: 'knife' }),
    );
    expect(told(mine, theirs)).toEqual([
      ['Helm', 'crown', 'hat', 'more', '4 item levels higher'],
      ['Back', 'cloak', 'cape', 'same', 'Same item level'],
      ['Gloves', null, 'mittens', 'less', 'Only Ben'],
      ['Belt', 'rope', 'girdle', 'less', '1 item level lower'],
      ['Boots', 'shoes', null, 'more', 'Only Ada'],
      ['Main Hand', 'axe', 'axe', 'same', 'Same item'],
      ['Weapon', null, 'knife', 'less', 'Only Ben'],
    ]);
  });
});

describe('isSameWorn', () => {
  const [ruby, onyx] = [
    { stat: 'WOUNDS', value: 7 },
    { stat: 'STRENGTH', value: 7 },
  ];

  it('is what makes two slots equal: the item and its talismans, in any order', () => {
    const pairs = compareSlots(
      ada(
        gear('HELM', { id: '1' }, ruby, onyx),
        gear('BACK', { id: '2', itemLevel: 7 }, ruby),
        gear('BELT', { id: '3', itemLevel: 7 }),
      ),
      ben(
        gear('HELM', { id: '1' }, onyx, ruby),
        gear('BACK', { id: '2', itemLevel: 7 }, onyx),
        gear('BELT', { id: '4', itemLevel: 7 }),
      ),
    );
    expect(pairs.map((pair) => [pair.difference.text, isSameWorn(pair)])).toEqual([
      ['Same item', true],
      ['Same item, other talismans', false],
      ['Same item level', false],
    ]);
  });
});

describe('compareTotals', () => {
  const told = (...sides: Parameters<typeof compareTotals>) =>
    compareTotals(...sides).map(({ label, mine, theirs, difference: { kind, text } }) => [
      label,
      mine,
      theirs,
      kind,
      text,
    ]);

  it('says how much more or less the first has', () => {
    const mine = ada(
      gear('HELM', { armor: 1500, stats: [{ stat: 'PARRY', value: 3 }] }, { stat: 'WOUNDS', value: 7 }),
      gear('BELT', { stats: [{ stat: 'HATE_CAUSED', value: -5 }] }),
    );
    const theirs = ben(
      gear('HELM', { armor: 100, stats: [{ stat: 'PARRY', value: 5 }] }, { stat: 'WOUNDS', value: 7 }),
      gear('BELT', { stats: [{ stat: 'STRENGTH', value: 2 }] }),
    );
    expect(told(mine, theirs)).toEqual([
      ['Armor', '1,500', '100', 'more', '1,400 more'],
      ['Wounds', '+7', '+7', 'same', 'Equal'],
      ['Strength', null, '+2', 'less', '2 less'],
      ['Parry', '+3%', '+5%', 'less', '2% less'],
      ['Hate Caused', '−5', null, 'less', '5 less'],
    ]);
  });

  it('has words alone where the roles of both differ', () => {
    const tank = { ...ada(gear('HELM', { armor: 1500 })), career: 'CHOSEN' };
    expect(told(tank, ben(gear('HELM', { armor: 100 })))).toEqual([
      ['Armor', '1,500', '100', 'plain', '1,400 more'],
    ]);
    expect(told(tank, ben(gear('HELM', { armor: 1500 })))).toEqual([
      ['Armor', '1,500', '1,500', 'same', 'Equal'],
    ]);
  });
});

describe('compareBonuses', () => {
  it('says who has which', () => {
    const pairs = compareBonuses(ada(...piecesOfSet(5)), ben(...piecesOfSet(4)));
    expect(
      pairs.map(({ label, mine, theirs, difference }) => [label, mine, theirs, difference.text]),
    ).toEqual([
      ['The Ninth Watch, 3 pieces: +72 Toughness', 5, 4, 'Both'],
      ['The Ninth Watch, 5 pieces: +5% Block', 5, null, 'Only Ada'],
    ]);
    expect(compareBonuses(ada(), ben(...piecesOfSet(3))).map(({ difference }) => difference)).toEqual([
      { kind: 'less', text: 'Only Ben' },
    ]);
  });
});
