import { Random } from '#graphql/world/random.ts';
import type { Character } from '#graphql/world/characters/characters.ts';
import { type Population, snapshotAt } from '#graphql/world/population.ts';
import { NO_STATS, sumStats } from '#graphql/world/scoreboards/combat-stats.ts';
import { type AttemptStats, attemptStats } from './attempt-stats.ts';
import type { Attempt } from './attempts.ts';
import type { Member } from './party.ts';
import type { RunSpec } from './run-schedule.ts';

/** A run with its party: everything that happens in it follows from these and the seed. */
export interface RunPlan {
  readonly spec: RunSpec;
  readonly party: readonly Member[];
  /** One for each attempt; they ascend with time over all runs. */
  readonly attemptIds: readonly number[];
}

/** A member as of the start of the run; the item rating as of the attempt, or of the end of the run. */
export interface RunEntry {
  readonly member: Member;
  readonly guildId: number | null;
  readonly level: number;
  readonly renownRank: number;
  readonly itemRating: number;
  readonly score: AttemptStats;
}

export interface SimulatedAttempt {
  readonly id: number;
  readonly attempt: Attempt;
  readonly entries: readonly RunEntry[];
}

export interface SimulatedRun {
  readonly spec: RunSpec;
  readonly attempts: readonly SimulatedAttempt[];
  /** The sums over all attempts; item ratings are the last ones. */
  readonly entries: readonly RunEntry[];
}

/** Chance of a member to find a better item after a victory. */
const UPGRADE_CHANCE = 0.15;

/** Grows with level, renown and, a little, with skill: about 750 at the end of both. */
const itemRatingOf = (
  { level, renownRank }: Pick<RunEntry, 'level' | 'renownRank'>,
  { skill }: Character,
): number => Math.round(level * 9 + renownRank * 5.5 + (skill - 0.6) * 60);

/** The same plan always gives the same run. */
export function simulateRun({ spec, party, attemptIds }: RunPlan, population: Population): SimulatedRun {
  const random = new Random(`${spec.stream}/fights`);
  let runEntries = party.map((member): RunEntry => {
    const snapshot = snapshotAt(population, member.character, Math.floor(spec.start / 1000));
    return { member, ...snapshot, itemRating: itemRatingOf(snapshot, member.character), score: NO_STATS };
  });
  const attempts = spec.attempts.map((attempt, index): SimulatedAttempt => {
    const present = runEntries.filter(({ member }) => index >= member.first && index < member.last);
    const scores = attemptStats(random, present.map(partyMemberOf), attempt);
    const entries = Array.from(present, (entry, index) => ({ ...entry, score: scores[index] ?? NO_STATS }));
    const scored = new Map(entries.map(({ member, score }) => [member, score]));
    runEntries = runEntries.map((entry) => withAttempt(random, entry, scored.get(entry.member), attempt.won));
    return { id: attemptIds[index] ?? 0, attempt, entries };
  });
  return { spec, attempts, entries: runEntries };
}

const partyMemberOf = ({ member, level }: RunEntry) => ({
  archetype: member.archetype,
  strength: (0.2 + (level / 40) * 0.8) ** 1.5 * member.character.skill,
});

/** Adds an attempt to a member's entry; unchanged for one who was not there. */
function withAttempt(
  random: Random,
  entry: RunEntry,
  score: AttemptStats | undefined,
  won: boolean,
): RunEntry {
  if (!score) return entry;
  const found = won && random.chance(UPGRADE_CHANCE) ? random.int(3, 14) : 0;
  return { ...entry, itemRating: entry.itemRating + found, score: sumStats(entry.score, score) };
}
