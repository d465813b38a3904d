import { Random } from '#graphql/world/random.ts';
import { standingAt } from '#graphql/world/people/characters.ts';
import type { Guild } from '#graphql/world/people/guilds.ts';
import { guildAt } from '#graphql/world/people/membership.ts';
import type { Population } from '#graphql/world/people/population.ts';
import { NOTHING } from '#graphql/world/score/amounts.ts';
import { fightScores } from './fight-scores.ts';
import type { Attempt } from './journey.ts';
import type { Member } from './party.ts';
import type { RunOutline } from './run-schedule.ts';
import { type Score, sumOf } from './score.ts';

/** A run with its party: everything that happens in it follows from these and the seed. */
export interface RunPlan {
  readonly outline: RunOutline;
  readonly party: readonly Member[];
  /** One for each attempt; they ascend with time over all runs. */
  readonly attemptIds: readonly number[];
}

/** A member as of the start of the run; the item rating as of the fight, or of the end of the run. */
export interface Entry {
  readonly member: Member;
  readonly guild: Guild | null;
  readonly level: number;
  readonly renownRank: number;
  readonly itemRating: number;
  readonly score: Score;
}

export interface StagedAttempt {
  readonly id: number;
  readonly attempt: Attempt;
  readonly entries: readonly Entry[];
}

export interface StagedRun {
  readonly outline: RunOutline;
  readonly attempts: readonly StagedAttempt[];
  /** The sums over all attempts; item ratings are the last ones. */
  readonly entries: readonly Entry[];
}

/** Share of the members who find something better on a fallen enemy. */
const LUCKY = 0.15;

/** Grows with level, renown and, a little, with skill: about 750 at the end of both. */
const gearOf = (level: number, renownRank: number, skill: number) =>
  Math.round(level * 9 + renownRank * 5.5 + (skill - 0.6) * 60);

/** Plays a run; the same plan always gives the same run. */
export function stageRun(
  { outline, party, attemptIds }: RunPlan,
  { window, memberships }: Population,
): StagedRun {
  const random = new Random(`${outline.stream}/fights`);
  let standings = party.map((member): Entry => {
    const time = Math.floor(outline.start / 1000);
    const { level, renownRank } = standingAt(member.character, window, time);
    const itemRating = gearOf(level, renownRank, member.character.skill);
    return {
      member,
      guild: guildAt(memberships, member.character, time),
      level,
      renownRank,
      itemRating,
      score: NOTHING,
    };
  });
  const attempts = outline.attempts.map((attempt, index): StagedAttempt => {
    const present = standings.filter(({ member }) => index >= member.first && index < member.last);
    const scores = fightScores(random, present.map(fighterOf), attempt);
    const entries = present.map((entry, place) => withScore(entry, scores[place] ?? NOTHING));
    const scored = new Map(entries.map(({ member, score }) => [member, score]));
    standings = standings.map((entry) => afterwards(random, entry, scored.get(entry.member), attempt.won));
    return { id: attemptIds[index] ?? 0, attempt, entries };
  });
  return { outline, attempts, entries: standings };
}

const fighterOf = ({ member, level }: Entry) => ({
  archetype: member.archetype,
  strength: (0.2 + (level / 40) * 0.8) ** 1.5 * member.character.skill,
});

const withScore = (entry: Entry, score: Score, found = 0): Entry => ({
  member: entry.member,
  guild: entry.guild,
  level: entry.level,
  renownRank: entry.renownRank,
  itemRating: entry.itemRating + found,
  score,
});

/** What a fight leaves a member with; nothing for one who was not there. */
function afterwards(random: Random, entry: Entry, score: Score | undefined, won: boolean): Entry {
  if (!score) return entry;
  const found = won && random.chance(LUCKY) ? random.int(3, 14) : 0;
  return withScore(entry, sumOf(entry.score, score), found);
}
