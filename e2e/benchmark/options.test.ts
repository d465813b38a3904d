import { expect, test } from 'vitest';

import { parseOptions } from './options.ts';

test('without arguments everything is measured but the slow phone', () => {
  const { check, chapters, kinds, rounds, json } = parseOptions([]);
  expect([...chapters]).toEqual(['alone', 'load', 'weight', 'clicks']);
  expect([check, kinds, rounds, json]).toEqual([false, [], 3, undefined]);
});

test('kinds, chapters, rounds and a file are taken', () => {
  const options = parseOptions(['/kill', '--chapters', 'weight,load', '--lighthouse', '--rounds', '5', '/']);
  expect([...options.chapters]).toEqual(['weight', 'load', 'lighthouse']);
  expect([options.kinds, options.rounds]).toEqual([['/kill', '/'], 5]);
  expect(parseOptions(['--check', '--json', 'a.json'])).toMatchObject({ check: true, json: 'a.json' });
});

test('what does not exist is refused', () => {
  expect(() => parseOptions(['--chapters', 'load,nothing'])).toThrow('not nothing');
  expect(() => parseOptions(['--rounds', '0'])).toThrow('1 to 99');
  expect(() => parseOptions(['--quick'])).toThrow('--quick');
});
