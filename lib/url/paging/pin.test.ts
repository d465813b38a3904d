import { expect, test } from 'vitest';

import { parsePin, scoreboardHref } from './pin.ts';
import { routes } from '../routes.ts';

test('marks a player by the one spelling of an id', () => {
  expect(parsePin({ pin: '4711' })).toBe('4711');
  expect(parsePin({ pin: ['4711', '4712'] })).toBe('4711');
  expect(parsePin({ pin: '#4711' })).toBe('4711');
  for (const pin of ['', ' ', '0', '007', '-1', '4294967296', '1'.repeat(300), 'a'.repeat(51)]) {
    expect(parsePin({ pin }), pin).toBeUndefined();
  }
});

test('marks a player by a name', () => {
  expect(parsePin({ pin: ' Kordak ' })).toBe('Kordak');
  expect(parsePin({ pin: 'Zoë' })).toBe('Zoë');
});

test('links to the marked row', () => {
  expect(scoreboardHref(routes.scenario('1'), '4711')).toBe('/scenario/1?pin=4711#pinned');
  expect(scoreboardHref(routes.scenario('1'), undefined)).toBe('/scenario/1');
});
