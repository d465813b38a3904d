import { expect, it } from 'vitest';
import { createRefusalLog } from '#lib/server/launch/observe.ts';

it('writes a line a minute, with what was refused since the line before', () => {
  let now = 0;
  const lines: string[] = [];
  const note = createRefusalLog((level, line) => lines.push(`${level} ${line}`), { now: () => now });
  note('page', 'at once');
  note('page', 'waits');
  note('busy', 'closes');
  now = 60_000;
  note('page', 'at once');
  now = 61_000;
  note('page', 'at once');
  expect(lines).toEqual(['warn refused page=1', 'warn refused page=2 busy=1 closes=1']);
});
