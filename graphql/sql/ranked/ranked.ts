import type { RankedLeaderboardRatingType } from '#graphql/generated/resolvers.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';

/** Times in epoch seconds. */
export type RankedSeasonRecord = {
  id: number;
  name: string;
  mainSeason: boolean;
  startTime: number;
  endTime: number;
};

/** A player's place on a ladder of a season. */
export type RankedStandingRecord = {
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

export const rankedSeasonById = (sql: Database, id: number) => sql<RankedSeasonRecord[]>`
  /* rankedSeasonById */
  select ${seasonFields(sql)}
  from ranked_season
  where id = ${id}::bigint`;

/** The newest main season, or else the newest of all. */
export const currentRankedSeason = (sql: Database) => sql<RankedSeasonRecord[]>`
  /* currentRankedSeason */
  select ${seasonFields(sql)}
  from ranked_season
  order by main_season desc, start_time desc, id desc
  limit 1`;

/** By rank, then by the player's id. */
export const standingKeys = (sql: Database): Key[] => [
  { property: 'rank', column: sql`rank`, cast: 'bigint', descending: false },
  { property: 'characterId', column: sql`character_id`, cast: 'bigint', descending: false },
];

export const isLadder = (sql: Database, seasonId: number, ladder: RankedLeaderboardRatingType) =>
  sql`season_id = ${seasonId}::bigint and ladder = ${ladder}`;

/** A page of a ladder, and one more. */
export const standingPage = (sql: Database, condition: Fragment, keys: readonly Key[], slice: Slice) => sql<
  RankedStandingRecord[]
>`
  /* standingPage */
  select character_id as "characterId", guild_id as "guildId", renown_rank as "renownRank", rank,
         career_rank as "careerRank", rating, wins, losses, draws
  from ranked_standing
  where ${condition} and ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;
