import { expect, it } from 'vitest';

import { keepPlayer, lastPlayer, playersToChoose } from './better-players.ts';

function storeWith(kept: string | null) {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_: string, text: string) => {
      value = text;
    },
  };
}

it('keeps the player of the last answer', () => {
  const store = storeWith(null);
  expect(lastPlayer(store)).toBeNull();
  keepPlayer(store, { id: '12', name: 'Kordak the Red' });
  expect(lastPlayer(store)).toEqual({ id: '12', name: 'Kordak the Red' });
});

it.each(['', '12', 'x Kordak', '0 Kordak', '-1 Kordak'])('takes what is broken for none: %j', (kept) => {
  expect(lastPlayer(storeWith(kept))).toBeNull();
});

it('offers the last one first, and nobody twice', () => {
  const [one, other] = [
    { id: '1', name: 'One' },
    { id: '2', name: 'Other' },
  ];
  expect(playersToChoose(null, [])).toEqual([]);
  expect(playersToChoose(other, [one, other])).toEqual([other, one]);
});
