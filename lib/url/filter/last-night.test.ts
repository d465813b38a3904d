import { expect, it } from 'vitest';

import { localNight } from './last-night.ts';

it.each([0, 3, 14, 23])(
  'begins at noon of the day before and ends at noon, in the zone of the clock, at %i:00',
  (hour) => {
    const { from, to } = localNight(new Date(2026, 10, 27, hour));
    expect(new Date(`${from}Z`)).toEqual(new Date(2026, 10, 26, 12));
    expect(new Date(`${to}Z`)).toEqual(new Date(2026, 10, 27, 12));
  },
);
