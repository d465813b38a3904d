import { expect, it } from 'vitest';

import { chapterName, chapterZone } from './chapter-name.ts';

it('names a chapter, by its number where it has no name', () => {
  expect(chapterName({ id: '13', name: 'Dawn Watch' })).toBe('Dawn Watch');
  expect(chapterName({ id: '13', name: ' ' })).toBe('Chapter #13');
  expect(chapterName({ id: '13', name: null })).toBe('Chapter #13');
});

it('names its zone, as the site knows it where the API does not', () => {
  expect(chapterZone({ position: { zoneId: 105, zone: { name: 'Praag Fields' } } })).toBe('Praag Fields');
  expect(chapterZone({ position: { zoneId: 105, zone: null } })).toBe('Praag');
  expect(chapterZone({ position: { zoneId: 9_999, zone: null } })).toBe('Zone 9999');
});
