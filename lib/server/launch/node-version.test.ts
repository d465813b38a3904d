import { expect, test } from 'vitest';
import { isNewEnough } from './node-version.mjs';

test.each([
  ['20.9.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['20.8.1', false],
  ['18.20.0', false],
])('Node %s: %s', (version, enough) => {
  expect(isNewEnough(version)).toBe(enough);
});
