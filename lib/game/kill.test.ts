import { expect, test } from 'vitest';
import { assistsOf, isSolo, killerOf, placeOf } from './kill.ts';

const attacker = (id: string, damagePercent: number) => ({ id, damagePercent });

test('gives the kill to the first attacker', () => {
  expect(killerOf({ attackers: [attacker('a', 40), attacker('b', 60)] })?.id).toBe('a');
  expect(killerOf({ attackers: [] })).toBeNull();
});

test('sorts the assists by damage and keeps the order of equals', () => {
  const kill = {
    attackers: [attacker('killer', 5), attacker('a', 10), attacker('b', 30), attacker('c', 10)],
  };
  expect(assistsOf(kill).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  expect(kill.attackers.map(({ id }) => id)).toEqual(['killer', 'a', 'b', 'c']);
  expect(assistsOf({ attackers: [] })).toEqual([]);
});

test('is solo only when the killer did all of it', () => {
  expect(isSolo({ attackers: [attacker('a', 100)] })).toBe(true);
  expect(isSolo({ attackers: [attacker('a', 100), attacker('healer', 0)] })).toBe(true);
  expect(isSolo({ attackers: [attacker('a', 99)] })).toBe(false);
  expect(isSolo({ attackers: [attacker('a', 40), attacker('b', 100)] })).toBe(false);
  expect(isSolo({ attackers: [] })).toBe(false);
});

test('prefers the scenario to the zone', () => {
  const position = { zone: { name: 'Nordenwatch' } };
  expect(placeOf({ scenario: { name: 'Battle For Praag' }, position })).toEqual({
    kind: 'scenario',
    name: 'Battle For Praag',
  });
  expect(placeOf({ scenario: null, position })).toEqual({ kind: 'rvr', name: 'Nordenwatch' });
});

test('names an unknown place', () => {
  expect(placeOf({})).toEqual({ kind: 'rvr', name: 'Unknown place' });
  expect(placeOf({ position: { zone: null } })).toEqual({ kind: 'rvr', name: 'Unknown place' });
  expect(placeOf({ scenario: { name: '' }, position: { zone: { name: 'Altdorf' } } })).toEqual({
    kind: 'scenario',
    name: 'Altdorf',
  });
});
