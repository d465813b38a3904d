import { expect, it } from 'vitest';

import { meantCharacter } from './meant-character.ts';

const called = (id: string, name: string) => ({ id, name });
const VERENTHE = called('1', 'Verenthe');

it('takes the one who is called so before all who are called alike', () => {
  const found = [VERENTHE, called('2', 'Verentheas'), called('3', 'Old Verenthe')];
  expect(meantCharacter(found, 'verenthé')).toEqual({ character: VERENTHE, choices: [] });
});

it('offers namesakes as a choice', () => {
  const namesakes = [VERENTHE, called('2', 'Verenthe')];
  expect(meantCharacter([...namesakes, called('3', 'Verentheas')], 'Verenthe')).toEqual({
    character: null,
    choices: namesakes,
  });
});

it('takes half a name where it means but one, and offers those who hold it otherwise', () => {
  const others = [called('2', 'Verentheas'), called('3', 'Old Verenthe')];
  expect(meantCharacter([VERENTHE], 'Veren')).toEqual({ character: VERENTHE, choices: [] });
  expect(meantCharacter(others, 'Veren')).toEqual({ character: null, choices: others });
  expect(meantCharacter([], 'Veren')).toEqual({ character: null, choices: [] });
});
