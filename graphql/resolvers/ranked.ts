import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { allOf } from '../sql/engine/condition.ts';
import type { Database } from '../sql/engine/database.ts';
import {
  currentRankedSeason,
  isLadder,
  rankedSeasonById,
  rankedSeasons,
  standingKeys,
  standingPage,
  type RankedSeasonRecord,
} from '../sql/ranked/ranked.ts';
import { where as filter } from '../sql/engine/where.ts';
import { connectionFields, connectPages } from './connection.ts';
import { integerId } from './identity.ts';
import { loadOptional, loadRequired } from './loaders.ts';

export const rankedResolvers: Resolvers = {
  Query: {
    rankedSeasons: (_, __, { sql }) => rankedSeasons(sql),
    rankedSeason: (_, { id }, { sql }) => seasonOf(sql, id),
  },
  RankedSeason: {
    start: ({ startTime }) => isoTime(startTime),
    end: ({ endTime }) => isoTime(endTime),
    leaderboard: ({ id }, { type, where, ...page }, { sql }) => {
      const keys = standingKeys(sql);
      // The filter has no fields, but it nests and can ask for nothing.
      const condition = allOf(sql, [isLadder(sql, id, type), filter(sql, where, {})]);
      return connectPages(page, {
        list: { name: `ladder ${id} ${type}`, keys },
        read: (slice) => standingPage(sql, condition, keys, slice),
      });
    },
  },
  LeaderboardConnection: connectionFields,
  RankedLeaderboardCharacter: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    guild: ({ guildId }, _, { load }) => loadOptional(load.guild, guildId),
  },
};

async function seasonOf(sql: Database, id: string | null | undefined): Promise<RankedSeasonRecord | null> {
  if (id == null) return (await currentRankedSeason(sql))[0] ?? null;
  const known = integerId(id);
  const [season] = known === null ? [] : await rankedSeasonById(sql, known);
  return season ?? null;
}

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();
