import { expect, it } from 'vitest';

import { zoneName } from './zones.ts';

it('names known zones and numbers the others', () => {
  expect(zoneName('6')).toBe('Ekrund');
  expect(zoneName('9999')).toBe('Zone 9999');
});
