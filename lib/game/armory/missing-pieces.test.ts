import { describe, expect, it } from 'vitest';

import type { SetBonus } from '../items/item-set.ts';
import type { WornPiece } from '../items/item-set.ts';
import { canWear, partialSets } from './missing-pieces.ts';

interface Piece {
  readonly id: string;
}

const bonus = (itemsRequired: number): SetBonus => ({
  itemsRequired,
  bonus: { __typename: 'ItemStat', stat: 'WOUNDS', value: itemsRequired },
});

const setOf = (
  id: string,
  pieces: readonly string[],
  bonuses: readonly number[] = [],
  name: string | null = `Set ${id}`,
) => ({
  id,
  name,
  items: pieces.map((piece) => ({ id: piece })),
  bonuses: bonuses.map(bonus),
});

const worn = (
  id: string,
  itemSet: WornPiece<Piece>['item']['itemSet'],
  equipSlot = `SLOT_${id}`,
): WornPiece<Piece> => ({
  equipSlot,
  item: { id, itemSet },
});

describe('the sets worn in part', () => {
  it('list worn pieces, missing pieces and the next bonus', () => {
    const set = setOf('7', ['1', '2', '3', '4'], [2, 3, 3, 4]);
    expect(partialSets([worn('2', set), worn('3', set), worn('9', null)])).toEqual([
      {
        id: '7',
        name: 'Set 7',
        worn: 2,
        of: 4,
        next: { itemsRequired: 3, bonuses: [bonus(3), bonus(3)] },
        missing: [{ id: '1' }, { id: '4' }],
      },
    ]);
  });

  it('leave out what is complete, and what is only carried', () => {
    const complete = setOf('1', ['1', '2']);
    expect(partialSets([worn('1', complete), worn('2', complete)])).toEqual([]);
    expect(partialSets([worn('1', complete, 'NONE')])).toEqual([]);
    expect(partialSets([worn('1', complete), worn('2', complete, 'NONE')])[0]?.missing).toEqual([
      { id: '2' },
    ]);
    expect(partialSets([])).toEqual([]);
  });

  it('count a ring on two fingers twice, as the bonuses do', () => {
    const set = setOf('1', ['1', '2', '3'], [2, 3]);
    const [partial] = partialSets([worn('1', set, 'JEWELLERY1'), worn('1', set, 'JEWELLERY2')]);
    expect(partial).toMatchObject({
      worn: 2,
      of: 4,
      next: { itemsRequired: 3 },
      missing: [{ id: '2' }, { id: '3' }],
    });
  });

  it('have nothing to come where all bonuses are active', () => {
    expect(partialSets([worn('1', setOf('1', ['1', '2'], [1]))])[0]?.next).toBeNull();
    expect(partialSets([worn('1', setOf('1', ['1', '2'], []))])[0]?.next).toBeNull();
  });

  it('come with most pieces first, then by name', () => {
    const [one, two, three] = [
      setOf('1', ['11', '12', '13'], [], 'Brass'),
      setOf('2', ['21', '22'], [], 'Amber'),
      setOf('3', ['31', '32', '33'], [], 'Coral'),
    ];
    const sets = partialSets([worn('11', one), worn('21', two), worn('31', three), worn('32', three)]);
    expect(sets.map(({ name }) => name)).toEqual(['Coral', 'Amber', 'Brass']);
  });

  it.each([null, ' '])('are called by their number where their name is %j', (name) => {
    expect(partialSets([worn('1', setOf('5', ['1', '2'], [], name))])[0]?.name).toBe('Set #5');
  });

  it('are those of the pieces that count', () => {
    const set = setOf('1', ['1', '2', '3']);
    const sets = partialSets(
      [worn('1', set, 'HELM')],
      ({ id }, slotsTaken) => id === '3' && slotsTaken.includes('HELM'),
    );
    expect(sets[0]).toMatchObject({ worn: 1, of: 2, missing: [{ id: '3' }] });
    expect(partialSets([worn('1', set)], () => false)).toEqual([]);
  });

  it('do not stumble over a set without pieces', () => {
    expect(partialSets([worn('1', setOf('1', []))])).toEqual([]);
  });
});

describe('a piece', () => {
  const piece = { slot: 'HELM', careerRestriction: [], raceRestriction: [] };

  it.each([
    [true, {}, []],
    [true, { careerRestriction: ['ZEALOT', 'CHOSEN'] }, []],
    [false, { careerRestriction: ['ZEALOT'] }, []],
    [true, { raceRestriction: ['CHAOS'] }, []],
    [false, { raceRestriction: ['ORC'] }, []],
    [false, {}, ['BODY', 'HELM']],
    [true, {}, ['BODY']],
    [true, { slot: 'JEWELLERY1' }, ['JEWELLERY1']],
    [true, { slot: 'EITHER_HAND' }, ['MAIN_HAND']],
    [true, { slot: 'POCKET1' }, ['POCKET1']],
    [true, { slot: 'WINGS' }, ['WINGS']],
  ])('can be worn by a Chosen: %j, as %j where %j are taken', (expected, restriction, slotsTaken) => {
    expect(canWear({ ...piece, ...restriction }, 'CHOSEN', slotsTaken)).toBe(expected);
  });

  it('is for a career however that is spelt, and for an unknown one where it says so', () => {
    expect(canWear({ ...piece, careerRestriction: ['BLACKGUARD'] }, 'BLACK_GUARD', [])).toBe(true);
    expect(canWear({ ...piece, careerRestriction: ['SKY_KNIGHT'] }, 'SKY_KNIGHT', [])).toBe(true);
    expect(canWear({ ...piece, raceRestriction: ['ORC'] }, 'SKY_KNIGHT', [])).toBe(true);
  });
});
