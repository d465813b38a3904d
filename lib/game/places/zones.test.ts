import { expect, it } from 'vitest';

import { zoneLabel, zoneName } from './zones.ts';

it('names known zones and numbers the others', () => {
  expect(zoneName('6')).toBe('Ekrund');
  expect(zoneName('9999')).toBe('Zone 9999');
});

it('calls zones as the API does, where it does', () => {
  expect(zoneLabel({ id: '105', name: 'Old Praag' })).toBe('Old Praag');
  expect(zoneLabel({ id: '105', name: null })).toBe('Praag');
  expect(zoneLabel({ id: '9999', name: ' ' })).toBe('Zone 9999');
});
