import { expect, test } from 'vitest';
import type { AttackerTagFragment } from '#graphql/generated/documents.ts';
import { assistsOf, isSolo, killerOf } from './kill.ts';

const attacker = (id: string, damagePercent: number): AttackerTagFragment => ({
  level: 40,
  renownRank: 80,
  damagePercent,
  character: { id, name: id, career: 'CHOSEN' },
  guild: null,
});
const idOf = ({ character }: AttackerTagFragment) => character.id;

test('gives the kill to the first attacker', () => {
  expect(killerOf({ attackers: [attacker('a', 40), attacker('b', 60)] })?.character.id).toBe('a');
  expect(killerOf({ attackers: [] })).toBeNull();
});

test('sorts the assists by damage and keeps the order of equals', () => {
  const kill = {
    attackers: [attacker('killer', 5), attacker('a', 10), attacker('b', 30), attacker('c', 10)],
  };
  expect(assistsOf(kill).map(idOf)).toEqual(['b', 'a', 'c']);
  expect(kill.attackers.map(idOf)).toEqual(['killer', 'a', 'b', 'c']);
  expect(assistsOf({ attackers: [] })).toEqual([]);
});

test('is solo only when the killer did all of it', () => {
  expect(isSolo({ attackers: [attacker('a', 100)] })).toBe(true);
  expect(isSolo({ attackers: [attacker('a', 100), attacker('healer', 0)] })).toBe(true);
  expect(isSolo({ attackers: [attacker('a', 99)] })).toBe(false);
  expect(isSolo({ attackers: [attacker('a', 40), attacker('b', 100)] })).toBe(false);
  expect(isSolo({ attackers: [] })).toBe(false);
});
