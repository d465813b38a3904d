import { expect, test } from 'vitest';
import { requestId } from './send-response.ts';

test('a harmless id of a proxy is kept', () => {
  expect(requestId('a1b2c3d4-e5f6')).toBe('a1b2c3d4-e5f6');
});

test.each([undefined, '', 'short', 'two\nlines of log', 'x'.repeat(65), ['a1b2c3d4', 'a1b2c3d4']])(
  'a new id replaces %j',
  (given) => {
    expect(requestId(given)).toMatch(/^[\w-]{8,64}$/);
    expect(requestId(given)).not.toBe(requestId(given));
  },
);
