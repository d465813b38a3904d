import { expect, it } from 'vitest';
import { createFailureLog } from '#lib/server/launch/observe.ts';

const FAILURE = {
  operation: 'GetKill',
  kind: 'unreachable',
  milliseconds: 3_001,
  requestId: 'abc-1',
} as const;

it('writes a line for each failure, 20 a second, and how many it left out', () => {
  let now = 0;
  const lines: string[] = [];
  const report = createFailureLog((level, line) => lines.push(`${level} ${line}`), { now: () => now });
  for (let count = 0; count < 25; count += 1) report(FAILURE);
  expect(lines).toHaveLength(20);
  expect(new Set(lines)).toEqual(
    new Set(['warn upstream operation=GetKill kind=unreachable ms=3001 request=abc-1']),
  );

  now = 1_000;
  report({ ...FAILURE, requestId: undefined });
  report(FAILURE);
  expect(lines.slice(20)).toEqual([
    'warn upstream operation=GetKill kind=unreachable ms=3001 request=none left-out=5',
    'warn upstream operation=GetKill kind=unreachable ms=3001 request=abc-1',
  ]);
});
