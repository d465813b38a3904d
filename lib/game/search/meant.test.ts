import { expect, it } from 'vitest';

import { meantBy } from './meant.ts';

const called = (id: string, name: string) => ({ id, name });
const VERENTHE = called('1', 'Verenthe');

it('takes the one who is called so before all who are called alike', () => {
  const found = [VERENTHE, called('2', 'Verentheas'), called('3', 'Old Verenthe')];
  expect(meantBy('verenthé', found)).toEqual({ one: VERENTHE, choices: [] });
});

it.each(['Ŧorin', 'TORIN', 'Tor\u00adin'])('compares names as searches do: %s', (name) => {
  const torin = called('1', 'Ŧorin');
  expect(meantBy(name, [torin, called('2', 'Torina')])).toEqual({ one: torin, choices: [] });
});

it('offers namesakes as a choice', () => {
  const namesakes = [VERENTHE, called('2', 'Verenthe')];
  expect(meantBy('Verenthe', [...namesakes, called('3', 'Verentheas')])).toEqual({
    one: null,
    choices: namesakes,
  });
});

it('takes half a name where it means but one, and offers those who hold it otherwise', () => {
  const others = [called('2', 'Verentheas'), called('3', 'Old Verenthe')];
  expect(meantBy('Veren', [VERENTHE])).toEqual({ one: VERENTHE, choices: [] });
  expect(meantBy('Veren', others)).toEqual({ one: null, choices: others });
  expect(meantBy('Veren', [])).toEqual({ one: null, choices: [] });
});
