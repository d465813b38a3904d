import { expect, test } from 'vitest';
import { createLog, describe } from './log.ts';

test('lines below the level are left out', () => {
  const lines: string[] = [];
  const log = createLog('warn', 'text', (line) => lines.push(line));
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
  createLog('silent', 'text', (line) => lines.push(line))('error', 'not said');
  expect(lines).toEqual([]);
});

test('for programs each line is one object, whatever stands in the message', () => {
  const lines: string[] = [];
  createLog('info', 'json', (line) => lines.push(line))('error', 'two\n"lines"');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]*\n$/);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: 'error',
    message: 'two\n"lines"',
  });
});

test('errors are told with their stack, other things as text', () => {
  expect(describe(new RangeError('far'))).toMatch(/^RangeError: far\n\s+at /);
  expect(describe('thrown text')).toBe('thrown text');
});
