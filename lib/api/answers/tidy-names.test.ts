import { expect, it } from 'vitest';

import { tidyNames } from './tidy-names.ts';

const tidied = <Data>(data: Data): Data => {
  tidyNames(data);
  return data;
};

it.each(['', ' ', '\u202e', '\u200b \ufeff'])('numbers a player and a guild called %j', (name) => {
  const kill = {
    victim: { character: { id: '4060', name, career: 'CHOSEN' } },
    guild: { id: '5', name, heraldry: null },
  };
  expect(tidied({ kills: { nodes: [kill] } }).kills.nodes[0]).toMatchObject({
    victim: { character: { name: 'Unnamed #4060' } },
    guild: { name: 'Unnamed #5' },
  });
});

it('takes marks out of names, and leaves letters of any script', () => {
  expect(tidied({ id: '1', name: '\u202eUlhard\u2066' }).name).toBe('Ulhard');
  expect(tidied({ id: '1', name: 'שלום' }).name).toBe('שלום');
});

it('leaves the names of other records empty, and everything that is no name', () => {
  const item = { id: '7', name: '', description: ' \u202e', count: Number.NaN, zone: null };
  expect(tidied({ ...item })).toEqual(item);
});
