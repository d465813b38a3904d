import type { GuildTagFragment, RatedPageFragment, RatedRowFragment } from '#graphql/generated/documents.ts';

/** A player on a ladder of ratings. */
export interface RatedPlace extends RatedRowFragment {
  /** From 1; players of one strength share it. */
  readonly rank: number;
  readonly guild: GuildTagFragment | null;
  /** True with a sigma below that of three quarters of the ladder; null where that is not known. */
  readonly isSettled: boolean | null;
}

/** A page of a ladder of ratings, the strongest first. */
export interface RatedLadder extends Omit<RatedPageFragment, 'nodes'> {
  readonly nodes: readonly RatedPlace[];
}

/**
 * The places of a page of a ladder.
 * @param rows the strongest first
 * @param stronger players who are stronger than the first row
 * @param quarter the smallest sigma of the three quarters that have the most; null for an unknown one
 */
export const ratedPlaces = (
  rows: readonly RatedRowFragment[],
  stronger: number,
  quarter: number | null,
): RatedPlace[] =>
  rows.map((row) => {
    const guild = row.character.guildMembership?.guild ?? null;
    const rank = stronger + rows.findIndex(({ mu }) => mu === row.mu) + 1;
    return Object.assign({ guild, rank, isSettled: quarter === null ? null : row.sigma < quarter }, row);
  });
