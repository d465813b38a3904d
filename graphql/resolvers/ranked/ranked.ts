import type { Resolvers } from '#graphql/generated/resolvers.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import {
  currentRankedSeason,
  rankedSeasons,
  type RankedSeasonRecord,
  rankedLeaderboard,
  rankedSeasonsById,
} from '#graphql/sql/ranked/ranked.ts';
import type { RecordList } from '#graphql/sql/engine/record-list.ts';
import {
  characterRatingList,
  type CharacterRatingRecord,
  ratingsOfCharacters,
} from '#graphql/sql/ranked/character-rating.ts';
import { connect, type Connection } from '../connection.ts';
import { integerId, character, guild } from '../references.ts';

/** A page of ratings, and the sigma that three quarters of them reach; null for fewer than four. */
export type CharacterRatingConnection = Connection<CharacterRatingRecord> & {
  quarterSigma: () => Promise<number | null>;
};

export const rankedResolvers: Resolvers = {
  Query: {
    characterRatings: (_, args, { sql }) => ({
      ...connect(args, characterRatingList(sql, args)),
      quarterSigma: () =>
        quarterSigma(characterRatingList(sql, { where: args.where, order: [{ sigma: 'ASC' }] })),
    }),
    rankedSeasons: (_, __, { sql }) => rankedSeasons(sql),
    rankedSeason: (_, { id }, { sql, load }) =>
      id == null ? currentSeason(sql) : load.optional(rankedSeasonsById, integerId(id)),
  },
  Character: {
    ratings: ({ id }, _, { load }) => load.all(ratingsOfCharacters, id),
  },
  CharacterRatingsConnection: { quarterSigma: (ratings) => ratings.quarterSigma() },
  CharacterRating: {
    character,
    rating: ({ mu, sigma }) => Math.max(0, mu - 3 * sigma),
  },
  RankedSeason: {
    start: ({ startTime }) => isoTime(startTime),
    end: ({ endTime }) => isoTime(endTime),
    leaderboard: ({ id }, { type, where, careers, ...page }, { load }) =>
      // A cursor is valid for one season and type only.
      connect(page, {
        ...load.list(rankedLeaderboard, id, { type, where, careers }),
        name: `ladder ${id} ${type}`,
      }),
  },
  RankedLeaderboardCharacter: {
    character,
    // Everyone on a ladder has played enough matches.
    matchesNeeded: () => 0,
    guild,
  },
};

async function quarterSigma(ratings: RecordList<CharacterRatingRecord>): Promise<number | null> {
  const skip = Math.floor((await ratings.total()) / 4);
  if (skip === 0) return null;
  const [row] = await ratings.read({ limit: 1, skip, backward: false, after: null, before: null });
  return row?.sigma ?? null;
}

async function currentSeason(sql: Database): Promise<RankedSeasonRecord | null> {
  const [season] = await currentRankedSeason(sql);
  return season ?? null;
}

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();
