import { expect, test } from 'vitest';

import { killLocation, skirmishLocation } from './location.ts';

const praag = { id: '105', name: 'Praag' };
const walls = { id: '7', name: 'Old Walls' };
const scenario = { id: '2106', name: 'Battle For Praag' };
const position = { zoneId: 105, zone: praag };
const unknown = { kind: 'rvr', name: 'Unknown place' };

test('prefers the scenario of a kill to its zone', () => {
  expect(killLocation({ scenario, position })).toEqual({ kind: 'scenario', name: 'Battle For Praag' });
  expect(killLocation({ scenario: null, position })).toEqual({ kind: 'rvr', name: 'Praag' });
  const nameless = { id: '2106', name: '' };
  expect(killLocation({ scenario: nameless, position })).toEqual({ kind: 'scenario', name: 'Praag' });
});

test('names zone and area of a skirmish in the open world', () => {
  expect(skirmishLocation({ scenario: null, primaryZone: praag, primaryZoneArea: walls })).toEqual({
    kind: 'rvr',
    name: 'Praag',
    area: 'Old Walls',
  });
});

test('names the scenario of a skirmish, and the area only if it says more', () => {
  const location = skirmishLocation({ scenario, primaryZone: praag, primaryZoneArea: walls });
  expect(location).toEqual({ kind: 'scenario', name: 'Battle For Praag', area: 'Old Walls' });
  expect(skirmishLocation({ scenario, primaryZone: praag, primaryZoneArea: scenario }).area).toBeNull();
});

test('copes with places that are not known', () => {
  expect(killLocation({ scenario: null, position: { zoneId: 9999, zone: null } })).toEqual(unknown);
  expect(killLocation({ scenario: null, position: { zoneId: 105, zone: null } }).name).toBe('Praag');
  expect(
    killLocation({ scenario: null, position: { zoneId: 105, zone: { id: '105', name: '' } } }).name,
  ).toBe('Praag');
  const area = { id: '7', name: null };
  expect(skirmishLocation({ scenario: null, primaryZone: null, primaryZoneArea: area })).toEqual({
    ...unknown,
    area: null,
  });
});
