import { expect, test } from 'vitest';

import { routes } from '#lib/url/routes.ts';

import { describePinned } from './describe-pinned.ts';

const BOARD = {
  title: 'Praag, 21 Nov 2026',
  description: 'Scoreboard and kills.',
  path: routes.skirmish('1'),
};
const SCORES = [
  { character: { id: '7', name: 'Kordak' }, damage: 1200, kills: 1 },
  { character: { id: '8', name: 'Verenthe' }, damage: 1500, kills: 0 },
  { character: { id: '9', name: 'Uthgar' }, damage: 0 },
];
const scores = async () => SCORES;

test('says how the marked player did, and leads previews to the row', async () => {
  expect(await describePinned(BOARD, { pin: '7' }, scores)).toEqual({
    title: 'Kordak, 2nd in damage: Praag, 21 Nov 2026',
    description: 'Kordak was 2nd of 3 in damage with 1,200. Scoreboard and kills.',
    path: '/skirmish/1',
    sharedPath: '/skirmish/1?pin=7',
  });
  expect(await describePinned(BOARD, { pin: '7', sort: 'kills', noise: '1' }, scores)).toMatchObject({
    title: 'Kordak, 1st in kills: Praag, 21 Nov 2026',
    sharedPath: '/skirmish/1?pin=7&sort=kills',
  });
  expect(await describePinned(BOARD, { pin: '9' }, scores)).toMatchObject({
    title: 'Uthgar: Praag, 21 Nov 2026',
    description: BOARD.description,
  });
});

test('describes the board alone for an unknown pin, and if the scores fail', async () => {
  expect(await describePinned(BOARD, { pin: '10' }, scores)).toBe(BOARD);
  expect(await describePinned(BOARD, { pin: '7' }, async () => null)).toBe(BOARD);
  expect(await describePinned(BOARD, { pin: '7' }, () => Promise.reject(new Error('away')))).toBe(BOARD);
});

test('asks for no scores without a pin', async () => {
  const unasked = () => Promise.reject(new Error('asked'));
  expect(await describePinned(BOARD, { pin: 'toString' }, unasked)).toBe(BOARD);
});
