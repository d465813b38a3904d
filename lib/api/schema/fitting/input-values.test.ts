import { expect, it } from 'vitest';

import { convertInput } from './fit-input.ts';

it.each([
  [1_763_748_000, 'DateTime!', 'seconds', '2025-11-21T18:00:00.000Z'],
  [1_763_748_000_123, 'DateTimeOperationFilterInput', 'milliseconds', '2025-11-21T18:00:00.123Z'],
  [[1_763_748_000], '[DateTime]', 'seconds', ['2025-11-21T18:00:00.000Z']],
  [90, 'TimeSpanOperationFilterInput', 'span in seconds', 'PT90S'],
  [90_500, 'Duration', 'span in milliseconds', 'PT90.5S'],
  ['7', 'UnsignedInt!', undefined, 7],
  ['7', 'UnsignedIntOperationFilterInputType', undefined, 7],
  [7, 'ID!', undefined, '7'],
  [7, 'UuidOperationFilterInput', undefined, '7'],
  ['abc', 'Int', undefined, 'abc'],
  [1_763_748_000, 'LongOperationFilterInput', 'seconds', 1_763_748_000],
  [true, 'String', undefined, true],
  [1e300, 'DateTime', 'seconds', '1e+300'],
] as const)('gives %j as %s', (value, type, form, converted) => {
  expect(convertInput(value, type, form)).toEqual(converted);
});
