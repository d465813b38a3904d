import { expect, test } from 'vitest';
import { newsOf } from './fill-panel.ts';

const ROW = { kills: [900, 800, 300], deaths: [850] };

test.each([
  ['all since then', 700, 0, '2 kills, 1 death'],
  ['one', 860, 0, '1 kill'],
  ['none', 900, 0, 'nothing new'],
  ['what is known of a longer time', 200, 300, 'at least 3 kills, 1 death'],
  ['nothing where nothing is known', 899, 950, 'at least 1 kill'],
  ['no news of what may be hidden by those of others', 910, 950, ''],
  ['no news at the first look', null, 0, ''],
])('%s', (_, seen, completeSince, words) => {
  expect(newsOf(ROW, { completeSince }, seen)).toBe(words);
});
