import { afterEach, expect, it, vi } from 'vitest';

import { isFrugal } from './is-frugal.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, false],
  [{ connection: {} }, false],
  [{ connection: { saveData: false, effectiveType: '4g' } }, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
])('fetches pages ahead unless that costs the visitor: %j', (browser, frugal) => {
  vi.stubGlobal('navigator', browser);
  expect(isFrugal()).toBe(frugal);
});
