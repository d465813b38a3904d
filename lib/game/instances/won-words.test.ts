import { expect, it } from 'vitest';

import { allEncounters, givenUpWords, wonWords } from './won-words.ts';

const won = { encounterId: '601', completed: true };
const lost = { encounterId: '602', completed: false };
const both = [won, { ...lost, completed: true }];

it.each([
  ['of all in the instance', [won], ['601', '602', '603'], '1 of 3 encounters', 3],
  ['of one', [won], ['601'], '1 of 1 encounter', 1],
  ['of none that was won', [lost, lost], ['601', '602'], '0 of 2 encounters', 2],
  ['alone if the API does not list all', [won, lost], null, '1 encounter', null],
  ['alone if the API lists none', both, [], '2 encounters', null],
  ['of what the instance has no longer, too', both, ['601', '603'], '2 of 3 encounters', 3],
])('counts the encounters won %s', (_, encounters, ids, words, all) => {
  const run = { encounters, instance: { encounters: ids && [...ids.map((id) => ({ id })), null] } };
  expect(wonWords(run)).toBe(words);
  expect(allEncounters(run)).toBe(all);
});

it('says how far a party came before it gave up', () => {
  const instance = { encounters: ['601', '602', '603'].map((id) => ({ id })) };
  expect(givenUpWords({ encounters: [won, lost], instance })).toBe('given up after 1 of 3 encounters');
  expect(givenUpWords({ encounters: [lost], instance })).toBe('given up before the first encounter was won');
});
