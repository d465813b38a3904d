import { expect, it } from 'vitest';

import { requireRoot } from './require-root.ts';

it('raises the error of spec §8 when the root element is missing', () => {
  expect(() => requireRoot({ getElementById: () => null })).toThrow('Root element not found');
});
