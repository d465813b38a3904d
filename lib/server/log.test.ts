import { expect, test } from 'vitest';
import { createLog, describe } from './log.ts';

test('lines below the level are left out', () => {
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push(line));
  log('info', 'not said');
  log('warn', 'said');
  log('error', 'said too');
  expect(lines).toEqual([
    expect.stringMatching(/^\d{4}-.*Z warn said\n$/),
    expect.stringMatching(/^\d{4}-.*Z error said too\n$/),
  ]);
});

test('a silent log says nothing', () => {
  const lines: string[] = [];
  createLog('silent', (line) => lines.push(line))('error', 'not said');
  expect(lines).toEqual([]);
});

test('errors are told with their stack, other things as text', () => {
  expect(describe(new RangeError('far'))).toMatch(/^RangeError: far\n\s+at /);
  expect(describe('thrown text')).toBe('thrown text');
});
