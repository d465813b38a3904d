import { expect, it } from 'vitest';

import { fillTokens } from './quest-text.ts';

it('fills every token', () => {
  expect(fillTokens('|n, |n the |c. A |x stays.')).toBe('Player, Player the Career. A |x stays.');
});
