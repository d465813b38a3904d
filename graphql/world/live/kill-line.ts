import type { Character } from '../characters/characters.ts';
import { damageOf, isSolo, type Kill } from '../combat/kill.ts';
import { snapshotAt } from '../combat/kill-tables.ts';
import { renownWorth } from '../combat/renown.ts';
import type { Population } from '../population.ts';
import { heightAt } from '../zones/height.ts';

/** A kill of the open world as a line of an import; its skirmish follows from the kills about it. */
export function killLine(population: Population, id: number, kill: Kill, zoneId: number): string {
  const { time, location, victim, attacks, deathblow } = kill;
  const fighter = (character: Character, share?: number) => {
    const { level, renownRank, guildId } = snapshotAt(population, character, time);
    return {
      damagePercent: share,
      character: reference(character, { career: character.career.name }),
      level,
      renownRank,
      guild: guildId === null ? null : { id: String(guildId) },
    };
  };
  return JSON.stringify({
    kind: 'Kill',
    id: String(id),
    time,
    position: { zone: { id: String(zoneId) }, ...location, z: heightAt(zoneId, location) },
    attackers: attacks.map(({ character, percent }) => fighter(character, percent)),
    victim: fighter(victim),
    deathblow: deathblow && reference(deathblow),
    damage: damageOf(kill).map(({ attacker, source, ability, amount }) => ({
      attackerType: attacker ? 'PLAYER' : 'OTHER',
      damageType: source,
      attacker: attacker && reference(attacker),
      ability: ability && { id: String(ability.id) },
      damageAmount: amount,
    })),
    totalRenown: renownWorth(snapshotAt(population, victim, time), isSolo(kill)),
  });
}

const reference = (character: Character, more: object = {}) => ({ id: String(character.id), ...more });
