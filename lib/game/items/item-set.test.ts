import { expect, it, test } from 'vitest';

import { bonusText, effectText, isActive, itemSetName, pieceName, piecesWorn } from './item-set.ts';

test.each([
  ['Sunshard Warhelm', 'Sunshard', 'Warhelm'],
  ['Warcrown of the Ninth Watch', 'The Ninth Watch', 'Warcrown'],
  ['Sunshards Warhelm', 'Sunshard', 'Sunshards Warhelm'],
  ['Sunshard', 'Sunshard', 'Sunshard'],
  [' of Dawn', 'Dawn', ' of Dawn'],
])('calls %j in the set %j %j', (name, set, short) => {
  expect(pieceName(name, set)).toBe(short);
});

it.each([null, '', ' '])('calls a set without a name (%j) by its number', (name) => {
  expect(itemSetName({ id: '7', name })).toBe('Set #7');
});

it('counts pieces of the set that are worn somewhere', () => {
  const piece = (equipSlot: string, setId: string | null) => ({
    equipSlot,
    item: { id: equipSlot, itemSet: setId === null ? null : { id: setId } },
  });
  const worn = [piece('HELM', '7'), piece('NONE', '7'), piece('BODY', '8'), piece('BELT', null)];
  expect(piecesWorn(worn, '7').map(({ equipSlot }) => equipSlot)).toEqual(['HELM']);
});

it('gives a bonus from the number of pieces on that it asks for', () => {
  expect([2, 3, 4].map((worn) => isActive({ itemsRequired: 3 }, worn))).toEqual([false, true, true]);
});

it('says what a bonus gives', () => {
  const ability = { __typename: 'Ability', name: 'Guard', description: null } as const;
  const stat = { __typename: 'ItemStat', stat: 'PARRY', value: 3 } as const;
  expect(bonusText({ itemsRequired: 2, bonus: stat })).toBe('+3% Parry');
  expect(bonusText({ itemsRequired: 2, bonus: ability })).toBe('Guard');
  expect(bonusText({ itemsRequired: 2, bonus: { ...ability, name: ' ' } })).toBe('Unknown');
  expect(effectText({ name: 'Guard', description: 'Blocks all.' })).toBe('Blocks all.');
});
