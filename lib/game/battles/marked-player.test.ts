import { expect, it } from 'vitest';

import { markedPlayer } from './pinned-standing.ts';

const SCORES = [
  ['1', 'Ulf'],
  ['2', 'Ulfgar'],
  ['3', 'Zoë'],
  ['4', 'Ada'],
  ['5', 'Ada'],
].map(([id = '', name = '']) => ({ character: { id, name } }));

it.each([
  ['2', '2'],
  ['ulf', '1'],
  ['ulfg', '2'],
  ['ZOE', '3'],
])('knows whom %s means', (mark, id) => {
  expect(markedPlayer(SCORES, mark)).toEqual({ one: expect.objectContaining({ id }), choices: [] });
});

it('gives namesakes, and all whose names hold the text, to choose from', () => {
  const choices = (mark: string) => markedPlayer(SCORES, mark).choices.map(({ id }) => id);
  expect(choices('ada')).toEqual(['4', '5']);
  expect(choices('l')).toEqual(['1', '2']);
});

it.each([undefined, '6', 'unknown'])('finds no player for %s', (mark) => {
  expect(markedPlayer(SCORES, mark)).toEqual({ one: null, choices: [] });
});
