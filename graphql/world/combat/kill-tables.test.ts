import { describe, expect, test } from 'vitest';
import {
  groupRecords,
  recordsOf,
  type WorldRecord,
  worldRecords,
} from '#graphql/testing/truth/world-records.ts';
import { CAREERS } from '#graphql/world/characters/characters.ts';
import { zoneById } from '#graphql/world/zones/zones.ts';

const NOW = Date.UTC(2026, 8, 20, 21) / 1000;
const WORLD = worldRecords({ seed: 'kills', now: NOW, scale: 1 });
const KILLS = recordsOf(WORLD, 'kill');
const ATTACKERS = recordsOf(WORLD, 'kill_attacker');
const DAMAGE = recordsOf(WORLD, 'kill_damage');
const CHARACTERS = new Map(recordsOf(WORLD, 'character').map((character) => [character.id, character]));
const CAREER_BY_NAME = new Map<unknown, (typeof CAREERS)[number]>(
  CAREERS.map((career) => [career.name, career]),
);

const ATTACKERS_OF = groupRecords(ATTACKERS, 'kill_id');
const DAMAGE_OF = groupRecords(DAMAGE, 'kill_id');
const attackersOf = ({ id }: WorldRecord): WorldRecord[] => ATTACKERS_OF.get(String(id)) ?? [];
const damageOf = ({ id }: WorldRecord): WorldRecord[] => DAMAGE_OF.get(String(id)) ?? [];

const realmOf = (id: unknown) => CAREER_BY_NAME.get(CHARACTERS.get(Number(id))?.career)?.realm;
const sumOf = (records: readonly WorldRecord[], column: string): number =>
  records.reduce((sum, record) => sum + Number(record[column]), 0);

describe('kills', () => {
  test('are about 20,000, with ids that ascend with time, several in the same second', () => {
    expect(KILLS.length).toBeGreaterThan(18_000);
    expect(KILLS.length).toBeLessThan(22_000);
    const times = KILLS.map(({ time }) => Number(time));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(KILLS.every(({ id }, index) => Number(id) === 8_000_001 + index)).toBe(true);
    expect(new Set(times).size).toBeLessThan(KILLS.length - 100);
  });

  test('are of Order on Destruction or the reverse', () => {
    const wrong = ATTACKERS.filter(
      ({ character_id, victim_id }) => realmOf(character_id) === realmOf(victim_id),
    );
    expect(wrong).toEqual([]);
  });

  test('repeat the first attacker as the killer and count the others as assists', () => {
    const wrong = KILLS.filter((kill) => {
      const [killer, ...assists] = attackersOf(kill);
      return (
        killer?.character_id !== kill.killer_id ||
        killer?.level !== kill.killer_level ||
        killer?.renown_rank !== kill.killer_renown_rank ||
        killer?.guild_id !== kill.killer_guild_id ||
        killer?.damage_percent !== kill.damage_percent ||
        CHARACTERS.get(kill.killer_id ?? null)?.career !== kill.killer_career ||
        CHARACTERS.get(kill.victim_id ?? null)?.career !== kill.victim_career ||
        assists.length !== kill.assists ||
        kill.solo !== (assists.length === 0 && kill.damage_percent === 100)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('have attackers and damage that agree', () => {
    const wrong = KILLS.filter((kill) => {
      const damage = damageOf(kill);
      const total = sumOf(damage, 'amount');
      const attackers = attackersOf(kill);
      const sums = attackers.map(({ character_id }) =>
        sumOf(
          damage.filter(({ attacker_id }) => attacker_id === character_id),
          'amount',
        ),
      );
      const known = new Set(attackers.map(({ character_id }) => character_id));
      return (
        Math.max(...sums) !== sums[0] ||
        attackers.some(
          ({ damage_percent }, index) => damage_percent !== Math.floor((100 * (sums[index] ?? 0)) / total),
        ) ||
        damage.some(({ attacker_id }) => attacker_id !== null && !known.has(attacker_id ?? null)) ||
        (kill.deathblow_id !== null && !known.has(kill.deathblow_id ?? null)) ||
        attackers.some(
          ({ position, time, victim_id }, index) =>
            position !== index || time !== kill.time || victim_id !== kill.victim_id,
        )
      );
    });
    expect(wrong).toEqual([]);
  });

  test('have 1 to 12 attackers, 3 on average, and about 3 damage entries of each', () => {
    const counts = KILLS.map(({ assists }) => Number(assists) + 1);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 12]);
    expect(Math.abs(ATTACKERS.length / KILLS.length - 3)).toBeLessThan(0.4);
    expect(Math.abs(DAMAGE.length / ATTACKERS.length - 3)).toBeLessThan(0.4);
  });

  test('lie within the map of their zone, some in zones without one', () => {
    const outside = KILLS.filter(({ zone_id, x, y }) => {
      const [nwX, nwY, seX, seY] = zoneById(Number(zone_id)).corners ?? [0, 0, 65_535, 65_535];
      return (
        Number(x) < nwX ||
        Number(x) > Math.min(seX, 65_535) ||
        Number(y) < nwY ||
        Number(y) > Math.min(seY, 65_535)
      );
    });
    expect(outside).toEqual([]);
    expect(KILLS.filter(({ zone_id }) => !zoneById(Number(zone_id)).corners).length).toBeGreaterThan(50);
  });

  test('in a scenario lie in its zone and belong to a run', () => {
    const zones = new Map(recordsOf(WORLD, 'scenario').map(({ id, zone_id }) => [id, zone_id]));
    const runs = new Set(recordsOf(WORLD, 'scenario_record').map(({ id }) => id));
    for (const { scenario_id, instance_id, zone_id } of KILLS) {
      expect(instance_id === null).toBe(scenario_id === null);
      if (instance_id === null) continue;
      expect(zones.get(scenario_id ?? null)).toBe(zone_id);
      expect(runs.has(instance_id ?? null)).toBe(true);
    }
  });

  test('of the open world: about a fifth belong to no skirmish', () => {
    const open = KILLS.filter(({ scenario_id }) => scenario_id === null);
    const loose = open.filter(({ skirmish_id }) => skirmish_id === null);
    expect(loose.length / open.length).toBeGreaterThan(0.13);
    expect(loose.length / open.length).toBeLessThan(0.27);
  });
});
