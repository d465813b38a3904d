import { describe, expect, test } from 'vitest';
import { groupRecords, recordsOf, worldRecords } from '#graphql/testing/truth/world-records.ts';
import {
  abilitiesOf,
  ENVIRONMENT_ABILITIES,
  UNNAMED_ABILITIES,
} from '#graphql/world/characters/abilities.ts';
import { CAREERS } from '#graphql/world/characters/characters.ts';
import { zoneById } from '#graphql/world/zones/zones.ts';

const NOW = Date.UTC(2026, 8, 20, 21) / 1000;
const WORLD = worldRecords({ seed: 'kills', now: NOW, scale: 1 });
const KILLS = recordsOf(WORLD, 'kill');
const ATTACKERS = recordsOf(WORLD, 'kill_attacker');
const DAMAGE = recordsOf(WORLD, 'kill_damage');
const CHARACTERS = new Map(recordsOf(WORLD, 'character').map((character) => [character.id, character]));
const GUILDS = new Map(recordsOf(WORLD, 'guild').map((guild) => [guild.id, guild]));
const HOME = new Map(
  recordsOf(WORLD, 'guild_member').map(({ character_id, guild_id }) => [character_id, guild_id]),
);
const CAREER_BY_NAME = new Map<unknown, (typeof CAREERS)[number]>(
  CAREERS.map((career) => [career.name, career]),
);

const realmOf = (id: unknown) => CAREER_BY_NAME.get(CHARACTERS.get(Number(id))?.career)?.realm;

describe('participants', () => {
  test('are never higher than today, and low in zones of tier 1', () => {
    const above = KILLS.filter(({ killer_id, killer_level, killer_renown_rank, victim_id, victim_level }) => {
      const [killer, victim] = [CHARACTERS.get(killer_id ?? null), CHARACTERS.get(victim_id ?? null)];
      return (
        Number(killer_level) > Number(killer?.level) ||
        Number(killer_renown_rank) > Number(killer?.renown_rank) ||
        Number(victim_level) > Number(victim?.level)
      );
    });
    expect(above).toEqual([]);
    const low = KILLS.filter(({ zone_id }) => zoneById(Number(zone_id)).tier === 1);
    expect(low.length).toBeGreaterThan(300);
    expect(
      Math.max(...low.map((kill) => Math.max(Number(kill.killer_level), Number(kill.victim_level)))),
    ).toBeLessThan(16);
  });

  test('have the guild of that time: some another one than today, none one of the other realm', () => {
    const elsewhere = ATTACKERS.filter(
      ({ character_id, guild_id }) => (HOME.get(character_id ?? null) ?? null) !== guild_id,
    );
    expect(elsewhere.length).toBeGreaterThan(100);
    expect(elsewhere.length / ATTACKERS.length).toBeLessThan(0.1);
    const foreign = ATTACKERS.filter(
      ({ character_id, guild_id }) =>
        guild_id !== null && GUILDS.get(guild_id ?? null)?.realm !== realmOf(character_id),
    );
    expect(foreign).toEqual([]);
  });

  test('differ in activity: a few kill very often, some have neither kill nor death', () => {
    const kills = [...groupRecords(KILLS, 'killer_id').values()].map(({ length }) => length);
    expect(Math.max(...kills)).toBeGreaterThan(80);
    expect(kills.toSorted((one, other) => one - other)[kills.length >> 1]).toBeLessThan(10);
    const seen = new Set([
      ...ATTACKERS.map(({ character_id }) => character_id),
      ...KILLS.map(({ victim_id }) => victim_id),
    ]);
    expect([...CHARACTERS.keys()].filter((id) => !seen.has(id)).length).toBeGreaterThan(20);
  });

  test('have rivalries with many kills each way', () => {
    const feuds = new Map<string, number>();
    for (const { killer_id, victim_id } of KILLS) {
      const feud = `${killer_id} ${victim_id}`;
      feuds.set(feud, (feuds.get(feud) ?? 0) + 1);
    }
    const mutual = [...feuds].filter(([feud, count]) => {
      const back = feuds.get(feud.split(' ').toReversed().join(' ')) ?? 0;
      return count >= 8 && back >= 8;
    });
    expect(mutual.length / 2).toBeGreaterThanOrEqual(5);
  });
});

describe('damage', () => {
  test('comes from abilities of the career, auto attacks, falls, and from no player at all', () => {
    const known = new Set(UNNAMED_ABILITIES.map(({ id }) => id));
    const engines = new Set(ENVIRONMENT_ABILITIES.map(({ id }) => id));
    const wrong = DAMAGE.filter(({ attacker_type, attacker_id, damage_type, ability_id, amount }) => {
      const career = CAREER_BY_NAME.get(CHARACTERS.get(attacker_id ?? null)?.career);
      const own = new Set(career ? abilitiesOf(career.name).map(({ id }) => id) : engines);
      return (
        (attacker_type === 'PLAYER') !== (attacker_id !== null) ||
        (damage_type === 'ABILITY') !== (ability_id !== null) ||
        (ability_id !== null && !own.has(Number(ability_id)) && !known.has(Number(ability_id))) ||
        Number(amount) < 1
      );
    });
    expect(wrong).toEqual([]);
    for (const type of ['ABILITY', 'FALL_DAMAGE', 'OTHER']) {
      for (const attacker of ['PLAYER', 'OTHER']) {
        const some = DAMAGE.some((entry) => entry.damage_type === type && entry.attacker_type === attacker);
        expect({ type, attacker, some }).toEqual({ type, attacker, some: true });
      }
    }
  });

  test('of an unknown ability is rare, and so is a last blow by the environment', () => {
    const nameless = new Set(UNNAMED_ABILITIES.map(({ id }) => id));
    const unknown = DAMAGE.filter(({ ability_id }) => nameless.has(Number(ability_id))).length;
    expect(unknown).toBeGreaterThan(10);
    expect(unknown / DAMAGE.length).toBeLessThan(0.01);
    const fatal = KILLS.filter(({ deathblow_id }) => deathblow_id === null).length;
    expect(fatal).toBeGreaterThan(100);
    expect(fatal / KILLS.length).toBeLessThan(0.05);
  });
});
