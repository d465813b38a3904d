import { expect, it } from 'vitest';

import { matchName } from './name-match.ts';

const called = (id: string, name: string) => ({ id, name });
const VERENTHE = called('1', 'Verenthe');

it('takes the one who is called so before all who are called alike', () => {
  const found = [VERENTHE, called('2', 'Verentheas'), called('3', 'Old Verenthe')];
  expect(matchName('verenthé', found)).toEqual({ one: VERENTHE, choices: [] });
});

it.each(['Ŧorin', 'TORIN', 'Tor\u00adin'])('compares names as searches do: %s', (name) => {
  const torin = called('1', 'Ŧorin');
  expect(matchName(name, [torin, called('2', 'Torina')])).toEqual({ one: torin, choices: [] });
});

it('offers namesakes as a choice', () => {
  const namesakes = [VERENTHE, called('2', 'Verenthe')];
  expect(matchName('Verenthe', [...namesakes, called('3', 'Verentheas')])).toEqual({
    one: null,
    choices: namesakes,
  });
});

it.each(['Captain Verenthe', 'Verenthe RR47', '[Hearth Keepers] verenthe', 'verenthe, white lion'])(
  'takes the one whose name is a part of a pasted text: %s',
  (text) => {
    expect(matchName(text, [VERENTHE, called('2', 'Verentheas')])).toEqual({ one: VERENTHE, choices: [] });
  },
);

it('takes the one of several namesakes of whom the text says more', () => {
  const namesakes = [called('1', 'Verenthe'), called('2', 'Verenthe')];
  const besides = ({ id }: { id: string }) => (id === '2' ? ['White Lion', 'Hearth Keepers'] : ['Magus']);
  for (const text of ['verenthe white lion', '[Hearth Keepers] Verenthe']) {
    expect(matchName(text, namesakes, besides)).toEqual({ one: namesakes[1], choices: [] });
  }
  expect(matchName('captain verenthe', namesakes, besides)).toEqual({ one: null, choices: namesakes });
});

it('takes half a name where it means but one, and offers those who hold it otherwise', () => {
  const others = [called('2', 'Verentheas'), called('3', 'Old Verenthe')];
  expect(matchName('Veren', [VERENTHE])).toEqual({ one: VERENTHE, choices: [] });
  expect(matchName('Veren', others)).toEqual({ one: null, choices: others });
  expect(matchName('Veren', [])).toEqual({ one: null, choices: [] });
});
