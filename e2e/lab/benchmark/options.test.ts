import { expect, test } from 'vitest';

import { parseOptions } from './options.ts';

test('without arguments everything is measured that is quick', () => {
  const { save, chapters, kinds, rounds, connections, json } = parseOptions([]);
  expect([...chapters]).toEqual(['unseen', 'alone', 'load', 'weight', 'clicks']);
  expect([save, kinds, rounds, connections, json]).toEqual([false, [], 3, [8, 64], undefined]);
});

test('kinds, chapters, rounds and a file are taken', () => {
  const options = parseOptions([
    '/kill',
    '--chapters',
    'weight,crawl',
    '--addresses',
    '900',
    '--rounds',
    '5',
    '/',
  ]);
  expect([...options.chapters]).toEqual(['weight', 'crawl']);
  expect([options.kinds, options.rounds, options.addresses]).toEqual([['/kill', '/'], 5, 900]);
  expect(parseOptions(['--connections', '1,64']).connections).toEqual([1, 64]);
  expect(parseOptions(['--save', '--json', 'a.json'])).toMatchObject({ save: true, json: 'a.json' });
});

test('what does not exist is refused', () => {
  expect(() => parseOptions(['--chapters', 'load,nothing'])).toThrow('not nothing');
  expect(() => parseOptions(['--rounds', '0'])).toThrow('1 to 99');
  expect(() => parseOptions(['--connections', '8,0'])).toThrow('1 to 999');
  expect(() => parseOptions(['--addresses', '-1'])).toThrow('--addresses');
  expect(() => parseOptions(['--check'])).toThrow('--check');
});
