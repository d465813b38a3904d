import { expect, it } from 'vitest';

import { pinAngle } from './map-position.ts';

it.each([
  [50, 50, 0],
  [50, 100, 0],
  [50, 0, 180],
  [0, 50, 90],
  [0, 0, 90],
  [100, 50, -90],
  [0, 100, 45],
  [100, 100, -45],
])('a pin at %i %% from the left and %i %% from the top is turned by %i degrees', (left, top, angle) => {
  expect(pinAngle({ left, top })).toBe(angle);
});
