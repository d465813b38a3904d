import { expect, it } from 'vitest';

import { givenUpWords } from './given-up-words.ts';

const won = { encounterId: '601', completed: true };
const lost = { encounterId: '602', completed: false };

it.each([
  ['says how many of an instance were won', [won, lost, lost], [1, 2, 3], 'given up after 1 of 3 encounters'],
  ['names nothing that was not won', [lost], [1, 2, 3], 'given up before the first encounter was won'],
  ['counts alone where an API does not tell all', [won, lost], null, 'given up after 1 encounter'],
  [
    'counts alone where an API tells of fewer',
    [won, { ...lost, completed: true }],
    [1],
    'given up after 2 encounters',
  ],
])('%s', (_, encounters, all, words) => {
  expect(givenUpWords({ encounters, instance: { encounters: all } })).toBe(words);
});
