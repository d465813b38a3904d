import { expect, test } from 'vitest';
import { isOperator } from './operator-token.ts';

const TOKEN = 'sixteen-or-more-letters';

test('only the token makes an operator', () => {
  expect(isOperator({ headers: { authorization: `Bearer ${TOKEN}` } }, TOKEN)).toBe(true);
  for (const authorization of [`Bearer ${TOKEN}x`, TOKEN, 'Bearer ', '']) {
    expect(isOperator({ headers: { authorization } }, TOKEN), authorization).toBe(false);
  }
  expect(isOperator({ headers: {} }, TOKEN)).toBe(false);
});

test('without a token nobody is one', () => {
  expect(isOperator({ headers: { authorization: 'Bearer undefined' } }, undefined)).toBe(false);
  expect(isOperator({ headers: { authorization: 'Bearer ' } }, undefined)).toBe(false);
});
