import { expect, it } from 'vitest';
import { createRepairLog } from '#lib/server/launch/observe.ts';

const NOTHING = { converted: 0, emptied: 0, dropped: 0, replaced: 0 };
const ANSWER = { operation: 'GetKills', repairs: NOTHING, errors: 0, requestId: 'abc-1' };

it('writes a line a minute for each operation, and how many answers it left out', () => {
  let now = 0;
  const lines: string[] = [];
  const report = createRepairLog((level, line) => lines.push(`${level} ${line}`), { now: () => now });
  report({ ...ANSWER, repairs: { ...NOTHING, converted: 40, dropped: 1 } });
  report({ ...ANSWER, errors: 2 });
  report({ ...ANSWER, errors: 2 });
  report({ ...ANSWER, operation: 'GetKill', repairs: { ...NOTHING, emptied: 3 }, requestId: undefined });

  now = 60_000;
  report({ ...ANSWER, repairs: { ...NOTHING, replaced: 1 }, errors: 2 });
  now = 120_000;
  report({ ...ANSWER, errors: 1 });
  expect(lines).toEqual([
    'warn repaired operation=GetKills converted=40 dropped=1 request=abc-1',
    'warn repaired operation=GetKill emptied=3 request=none',
    'warn repaired operation=GetKills replaced=1 errors=2 request=abc-1 left-out=2',
    'warn repaired operation=GetKills errors=1 request=abc-1',
  ]);
});
