import { expect, test } from 'vitest';
import { markerPosition, mapRegion } from './map-position.ts';

const world = { nwCornerX: 0, nwCornerY: 0, seCornerX: 65536, seCornerY: 65536 };
const scenario = { nwCornerX: 22592, nwCornerY: 21344, seCornerX: 38624, seCornerY: 37376 };

test('finds the point between the corners', () => {
  expect(markerPosition({ x: 32768, y: 16384 }, world)).toEqual({ left: 50, top: 25 });
  expect(markerPosition({ x: 22592, y: 37376 }, scenario)).toEqual({ left: 0, top: 100 });
  expect(markerPosition({ x: 0, y: 0 }, world)).toEqual({ left: 0, top: 0 });
});

test('moves a point just outside to the edge', () => {
  expect(markerPosition({ x: 22592 - 1600, y: 37376 + 1600 }, scenario)).toEqual({ left: 0, top: 100 });
});

test('draws nothing far outside', () => {
  expect(markerPosition({ x: 22592 - 1700, y: 30000 }, scenario)).toBeNull();
  expect(markerPosition({ x: 30000, y: 60000 }, scenario)).toBeNull();
});

test('draws nothing without a map', () => {
  expect(markerPosition({ x: 1, y: 1 }, null)).toBeNull();
  const zero = { nwCornerX: 0, nwCornerY: 0, seCornerX: 0, seCornerY: 0 };
  expect(markerPosition({ x: 1, y: 1 }, zero)).toBeNull();
  expect(markerPosition({ x: 0, y: 0 }, zero)).toBeNull();
  expect(markerPosition({ x: 5, y: 5 }, { ...world, seCornerY: 0 })).toBeNull();
});

test.each([
  [0, 0, 'north-west'],
  [50, 0, 'north'],
  [100, 0, 'north-east'],
  [0, 50, 'west'],
  [50, 50, 'centre'],
  [67, 50, 'east'],
  [33, 67, 'south-west'],
  [34, 100, 'south'],
  [100, 100, 'south-east'],
])('calls %i, %i the %s', (left, top, words) => {
  expect(mapRegion(left, top)).toBe(words);
});
