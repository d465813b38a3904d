import { expect, it } from 'vitest';

import { cutWords } from './cut-whole.ts';

it('never cuts a number', () => {
  expect(cutWords('212 kills by Order, 1,204 by Destruction', 22)).toBe('212 kills by Order…');
  expect(cutWords('212 kills by Order, 1,204 by Destruction', 27)).toBe('212 kills by Order, 1,204…');
});
