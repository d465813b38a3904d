import { describe, expect, it } from 'vitest';

import { gear, NINTH_WATCH, piecesOfSet } from './testing/worn-gear.ts';
import { wornSets } from './worn-sets.ts';

const told = (worn: Parameters<typeof wornSets>[0]) =>
  wornSets(worn).map(({ name, worn: count, pieces, active }) =>
    [`${name}: ${count} of ${pieces}`].concat(active.map((bonus) => `${bonus.pieces}: ${bonus.text}`)),
  );

describe('wornSets', () => {
  it('is nothing without a piece of a set', () => {
    expect(told([gear('HELM')])).toEqual([]);
  });

  it.each([
    [1, ['The Ninth Watch: 1 of 6']],
    [3, ['The Ninth Watch: 3 of 6', '3: +72 Toughness']],
    [5, ['The Ninth Watch: 5 of 6', '3: +72 Toughness', '5: +5% Block']],
    [6, ['The Ninth Watch: 6 of 6', '3: +72 Toughness', '5: +5% Block', '6: Unbroken Guard']],
  ])('says what %d pieces give', (pieces, lines) => {
    expect(told(piecesOfSet(pieces))).toEqual([lines]);
  });

  it('has the set with most pieces first and leaves out what is in no slot', () => {
    const lone = { ...NINTH_WATCH, id: '1', name: 'A Lone Piece' };
    const loose = { ...NINTH_WATCH, id: '2', name: 'Loose' };
    const worn = [gear('BELT', { itemSet: lone }), gear('NONE', { itemSet: loose }), ...piecesOfSet(2)];
    expect(told(worn)).toEqual([['The Ninth Watch: 2 of 6'], ['A Lone Piece: 1 of 6']]);
  });
});
