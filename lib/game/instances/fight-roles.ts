import { careerOf } from '../players/careers.ts';
import { membersOf, type RoleCounts } from './party.ts';

/** A fighter on the scoreboard of a try at an encounter, as far as it decides the role. */
export interface Fighter {
  readonly character: { readonly id: string; readonly career: string };
  readonly healing: number;
  readonly damage: number;
}

/**
 * The roles of a party by what everybody did in a fight (rules.md: Instance runs): a tank's career is a tank, a
 * healer's career that healed more than it damaged is a healer, everybody else deals damage.
 * @example fightRoles(encounterRun.scoreboardEntries) // { tanks: 1, healers: 1, damageDealers: 4 }
 */
export function fightRoles(entries: readonly Fighter[]): RoleCounts {
  const party = membersOf(entries);
  const tanks = party.filter(({ character }) => archetypeOf(character) === 'TANK').length;
  const healers = party.filter(
    ({ character, healing, damage }) => archetypeOf(character) === 'HEALER' && healing > damage,
  ).length;
  return { tanks, healers, damageDealers: party.length - tanks - healers };
}

const archetypeOf = ({ career }: Fighter['character']) => careerOf(career)?.archetype;
