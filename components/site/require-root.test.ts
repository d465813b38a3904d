import { expect, it } from 'vitest';

import { requireRoot } from './require-root.ts';

it('raises an error when the root element is missing', () => {
  expect(() => requireRoot({ getElementById: () => null })).toThrow('Root element not found');
});
