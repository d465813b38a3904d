import { expect, test } from 'vitest';
import { mapImage } from './map-image.ts';

test('knows the image of a zone that has a map', () => {
  expect(mapImage('6', 512)).toEqual({ src: '/images/maps/6-512.avif', width: 512, height: 512 });
  expect(mapImage(6, 768)).toEqual(mapImage('6', 768));
});

test.each([undefined, '', 'abc', 0, 9999, '../6'])('has none for %j', (zoneId) => {
  expect(mapImage(zoneId, 512)).toBeNull();
});
