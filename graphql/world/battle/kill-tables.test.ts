import { describe, expect, test } from 'vitest';
import { groupRecords, recordsOf, type WorldRecord, worldRecords } from '#graphql/world/world-records.ts';
import { abilitiesOf, ENVIRONMENT_ABILITIES, NAMELESS_ABILITIES } from '#graphql/world/people/abilities.ts';
import { CALLINGS } from '#graphql/world/people/careers.ts';
import { zoneById } from '#graphql/world/places/zones.ts';

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
const CALLING = new Map<unknown, (typeof CALLINGS)[number]>(
  CALLINGS.map((calling) => [calling.career, calling]),
);

const ATTACKERS_OF = groupRecords(ATTACKERS, 'kill_id');
const DAMAGE_OF = groupRecords(DAMAGE, 'kill_id');
const attackersOf = ({ id }: WorldRecord): WorldRecord[] => ATTACKERS_OF.get(String(id)) ?? [];
const damageOf = ({ id }: WorldRecord): WorldRecord[] => DAMAGE_OF.get(String(id)) ?? [];

const realmOf = (id: unknown) => CALLING.get(CHARACTERS.get(Number(id))?.career)?.realm;
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

  test('have 1 to 12 attackers, 3 on average, and about 3 blows of each', () => {
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

describe('fighters', () => {
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

  test('carry the guild of the time: some another one than today, none one of the other realm', () => {
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

  test('are hot or idle: a few kill very often, some have neither kill nor death', () => {
    const kills = [...groupRecords(KILLS, 'killer_id').values()].map(({ length }) => length);
    expect(Math.max(...kills)).toBeGreaterThan(80);
    expect(kills.toSorted((one, other) => one - other)[kills.length >> 1]).toBeLessThan(10);
    const seen = new Set([
      ...ATTACKERS.map(({ character_id }) => character_id),
      ...KILLS.map(({ victim_id }) => victim_id),
    ]);
    expect([...CHARACTERS.keys()].filter((id) => !seen.has(id)).length).toBeGreaterThan(20);
  });

  test('have old rivalries, many kills each way', () => {
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
    const known = new Set(NAMELESS_ABILITIES.map(({ id }) => id));
    const engines = new Set(ENVIRONMENT_ABILITIES.map(({ id }) => id));
    const wrong = DAMAGE.filter(({ attacker_type, attacker_id, damage_type, ability_id, amount }) => {
      const calling = CALLING.get(CHARACTERS.get(attacker_id ?? null)?.career);
      const own = new Set(calling ? abilitiesOf(calling.career).map(({ id }) => id) : engines);
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

  test('of an unknown ability is rare, and so is a death that no player dealt', () => {
    const nameless = new Set(NAMELESS_ABILITIES.map(({ id }) => id));
    const unknown = DAMAGE.filter(({ ability_id }) => nameless.has(Number(ability_id))).length;
    expect(unknown).toBeGreaterThan(10);
    expect(unknown / DAMAGE.length).toBeLessThan(0.01);
    const fatal = KILLS.filter(({ deathblow_id }) => deathblow_id === null).length;
    expect(fatal).toBeGreaterThan(100);
    expect(fatal / KILLS.length).toBeLessThan(0.05);
  });
});
