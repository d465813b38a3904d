import type {
  Career,
  CharacterSeasonStatsFilterInput,
  RankedLeaderboardRatingType,
} from '#graphql/generated/resolvers.ts';
import { recordsById } from '../engine/batch-read.ts';
import type { Database } from '../engine/connection/database.ts';
import { nestedList } from '../engine/nested-list.ts';
import { integerKey } from '../engine/record-list.ts';
import { where } from '../engine/where/where.ts';
import { ofCareers } from './character-rating.ts';

/** Times in epoch seconds. */
export type RankedSeasonRecord = {
  id: number;
  name: string;
  mainSeason: boolean;
  startTime: number;
  endTime: number;
};

/** A player on a leaderboard of a season. */
export type RankedLeaderboardRecord = {
  seasonId: number;
  ratingType: RankedLeaderboardRatingType;
  characterId: number;
  guildId: number | null;
  renownRank: number;
  rank: number;
  careerRank: number;
  rating: number;
  wins: number;
  losses: number;
  draws: number;
};

const seasonFields = (sql: Database) =>
  sql`id, name, main_season as "mainSeason", start_time as "startTime", end_time as "endTime"`;

/** The oldest first. */
export const rankedSeasons = (sql: Database) => sql<RankedSeasonRecord[]>`
  /* rankedSeasons */
  select ${seasonFields(sql)}
  from ranked_season
  order by start_time, id`;

export const rankedSeasonsById = recordsById<RankedSeasonRecord>(
  'rankedSeasonsById',
  'ranked_season',
  seasonFields,
);

/** The newest main season, or else the newest of all. */
export const currentRankedSeason = (sql: Database) => sql<RankedSeasonRecord[]>`
  /* currentRankedSeason */
  select ${seasonFields(sql)}
  from ranked_season
  order by main_season desc, start_time desc, id desc
  limit 1`;

type LeaderboardArguments = {
  type: RankedLeaderboardRatingType;
  where?: CharacterSeasonStatsFilterInput | null;
  careers?: readonly Career[] | null;
};

/** The leaderboards of a season: by rank, then by the player's id. */
export const rankedLeaderboard = nestedList<number, LeaderboardArguments, RankedLeaderboardRecord>({
  name: 'leaderboard',
  parent: 'integer',
  fields: (sql) => sql`
    season_id as "seasonId", ladder as "ratingType", character_id as "characterId", guild_id as "guildId", renown_rank as "renownRank", rank,
    career_rank as "careerRank", rating, wins, losses, draws`,
  tables: (sql) => sql`ranked_standing`,
  // The filter has no fields, but it may be nested or empty.
  condition: (sql, seasonId, args) =>
    sql`season_id = ${seasonId} and ladder = ${args.type} and ${ofCareers(sql, args.careers)} and ${where(sql, args.where, {})}`,
  keys: (sql) => [
    { ...integerKey(sql`rank`), property: 'rank', descending: false },
    { ...integerKey(sql`character_id`), property: 'characterId', descending: false },
  ],
});
