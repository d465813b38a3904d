import { expect, test } from 'vitest';

import { nearnessTo, pastedParts } from './pasted-name.ts';

test.each([
  ['captain tyrinae', ['captain', 'tyrinae']],
  ['tyrinae rr47', ['tyrinae']],
  ['tyrinae (level 40)', ['tyrinae', 'level', 'tyrinae level']],
  ['[hearth keepers] tyrinae', ['hearth keepers', 'tyrinae', 'hearth', 'keepers', 'keepers tyrinae']],
  ['[one two three] tyrinae', ['one two three', 'tyrinae', 'one', 'two', 'three']],
  ['<tyrinae>', ['tyrinae']],
  ['tyrinae', []],
  ["mal'keth, 47", ["mal'keth"]],
  ['%% __ --', []],
])('%s has the parts %j', (text, parts) => {
  expect(pastedParts(text).slice(0, 5)).toEqual(parts);
});

test('has few parts, single words before several', () => {
  const words = Array.from({ length: 30 }, (_, at) => `w${'abcdefghijklmnopqrstuvwxyz'[at % 26]}`);
  const parts = pastedParts(words.join(' '));
  expect(parts).toEqual([...new Set(words)].slice(0, 24));
});

test.each([
  ['a player who is a part of the text', 'tyrinae', true, 3],
  ['something else that is', 'tyrinae', false, 5],
  ['a player with a letter wrong', 'tyrinea', true, 5],
  ['something else with a letter wrong', 'tyrinea', false, null],
  ['a player of another name', 'verenthe', true, null],
  ['a player by a part of the name alone', 'tyrinae the bold', true, null],
])('finds %s', (_, name, isPlayer, nearness) => {
  expect(nearnessTo('captain tyrinae rr47')(name, isPlayer)).toBe(nearness);
});
