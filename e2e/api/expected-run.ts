import { shownDuration } from '../pages/duration-words.ts';
import type { Attempt, Run } from './instance-run-api.ts';

/** A number with its thousands grouped. */
export const grouped = (value: number) => value.toLocaleString('en-US');
/** The time of day of epoch milliseconds, in UTC. */
export const clock = (ms: number) => new Date(ms).toISOString().slice(11, 16);

const ARCHETYPES = { TANK: 'tanks', HEALER: 'healers', MELEE_DPS: 'dealers', RANGED_DPS: 'dealers' } as const;
const TANKS = 'IRON_BREAKER BLACK_ORC KNIGHT_OF_THE_BLAZING_SUN CHOSEN SWORD_MASTER BLACK_GUARD'.split(' ');
const HEALERS = 'RUNE_PRIEST SHAMAN WARRIOR_PRIEST ZEALOT ARCHMAGE DISCIPLE_OF_KHAINE'.split(' ');

type Score = Attempt['scoreboardEntries'][number];
type RoleOf = (score: Score) => string | undefined;
/** A player's part in the whole run. */
export const byArchetype: RoleOf = ({ archetype }) =>
  Object.entries(ARCHETYPES).find(([known]) => known === archetype)?.[1];
/** A player's role, by what they did. */
export const byFight: RoleOf = ({ character: { career }, healing, damage }) => {
  if (TANKS.includes(career)) return 'tanks';
  return HEALERS.includes(career) && healing > damage ? 'healers' : 'dealers';
};

const rolesOf = (party: readonly Score[], roleOf: RoleOf) =>
  ['tanks', 'healers', 'dealers'].map((role) => party.filter((score) => roleOf(score) === role).length);
const deathsOf = (party: readonly Score[]) => party.reduce((sum, { deaths }) => sum + deaths, 0);

function ratingsOf(party: readonly Score[]) {
  const ratings = party.map(({ itemRating }) => itemRating);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return [Math.min(...ratings), Math.round(sum / ratings.length), Math.max(...ratings)];
}

/** The figures that a page shows of a party. */
export const partyFigures = (party: readonly Score[], roleOf: RoleOf) => ({
  'Item rating': ratingsOf(party),
  Deaths: [deathsOf(party)],
  Roles: rolesOf(party, roleOf),
});

/** Counts the encounters that a run met and completed, and its tries. */
export function encounterFigures({ encounters }: Run): readonly number[] {
  const idsOf = (some: readonly Attempt[]) => new Set(some.map(({ encounterId }) => encounterId)).size;
  return [idsOf(encounters), idsOf(encounters.filter(({ completed }) => completed)), encounters.length];
}

/** Returns the expected rows of the table of a run's encounters. */
export function expectedEncounters({ encounters }: Run) {
  return encounters.map((attempt, index) => {
    const same = (other: Attempt) => other.encounterId === attempt.encounterId;
    const isRetried = encounters.filter(same).length > 1;
    const { start, end, completed, scoreboardEntries: party } = attempt;
    return [
      clock(start),
      `${completed ? 'completed' : 'not completed'} ${attempt.encounter.name}` +
        (isRetried ? `try ${encounters.slice(0, index + 1).filter(same).length}` : ''),
      end > 0 ? shownDuration(end - start) : 'end unknown',
      ...[deathsOf(party), ...ratingsOf(party), ...rolesOf(party, byArchetype)].map(String),
      'Details',
    ];
  });
}
