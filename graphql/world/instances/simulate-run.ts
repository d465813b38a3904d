import { Random } from '#graphql/world/random.ts';
import { levelsAt } from '#graphql/world/characters/characters.ts';
import type { Guild } from '#graphql/world/guilds/guilds.ts';
import { guildAt } from '#graphql/world/guilds/membership.ts';
import type { Population } from '#graphql/world/population.ts';
import { NO_STATS } from '#graphql/world/scoreboards/combat-stats.ts';
import { attemptStats } from './attempt-stats.ts';
import type { Attempt } from './attempts.ts';
import type { Member } from './party.ts';
import type { RunSpec } from './run-schedule.ts';
import { type AttemptStats, sumStats } from './sum-stats.ts';

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
  readonly guild: Guild | null;
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
const itemRatingOf = (level: number, renownRank: number, skill: number) =>
  Math.round(level * 9 + renownRank * 5.5 + (skill - 0.6) * 60);

/** The same plan always gives the same run. */
export function simulateRun(
  { spec, party, attemptIds }: RunPlan,
  { window, memberships }: Population,
): SimulatedRun {
  const random = new Random(`${spec.stream}/fights`);
  let runEntries = party.map((member): RunEntry => {
    const time = Math.floor(spec.start / 1000);
    const { level, renownRank } = levelsAt(member.character, window, time);
    const itemRating = itemRatingOf(level, renownRank, member.character.skill);
    return {
      member,
      guild: guildAt(memberships, member.character, time),
      level,
      renownRank,
      itemRating,
      score: NO_STATS,
    };
  });
  const attempts = spec.attempts.map((attempt, index): SimulatedAttempt => {
    const present = runEntries.filter(({ member }) => index >= member.first && index < member.last);
    const scores = attemptStats(random, present.map(partyMemberOf), attempt);
    const entries = present.map((entry, index) => withScore(entry, scores[index] ?? NO_STATS));
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

const withScore = (entry: RunEntry, score: AttemptStats, found = 0): RunEntry => ({
  member: entry.member,
  guild: entry.guild,
  level: entry.level,
  renownRank: entry.renownRank,
  itemRating: entry.itemRating + found,
  score,
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
  return withScore(entry, sumStats(entry.score, score), found);
}
