import { expect, test } from 'vitest';
import { mapImage } from './map-image.ts';

test('knows the image of a zone that has a map', () => {
  expect(mapImage('6')).toEqual({ src: '/images/maps/6.webp', width: 768, height: 768 });
  expect(mapImage(6)).toEqual(mapImage('6'));
});

test.each([undefined, '', 'abc', 0, 9999, '../6'])('has none for %j', (zoneId) => {
  expect(mapImage(zoneId)).toBeNull();
});
