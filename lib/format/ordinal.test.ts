import { expect, test } from 'vitest';

import { ordinal } from './number.ts';

test('ends by the last digits', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map(ordinal)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th'.split(' '),
  );
});
