import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  monthlyGuildLeaders,
  monthlyLeaders,
  weeklyGuildLeaders,
  weeklyLeaders,
} from '#graphql/sql/leaderboard/leaderboard.ts';
import { loadRequired } from '../loaders.ts';

export const leaderboardResolvers: Resolvers = {
  Query: {
    weeklyKillLeaderboard: (_, { year, week }, { sql }) => weeklyLeaders(sql, year, week),
    monthlyKillLeaderboard: (_, { year, month }, { sql }) => monthlyLeaders(sql, year, month),
    weeklyGuildKillLeaderboard: (_, { year, week }, { sql }) => weeklyGuildLeaders(sql, year, week),
    monthlyGuildKillLeaderboard: (_, { year, month }, { sql }) => monthlyGuildLeaders(sql, year, month),
  },
  KillLeaderboardEntry: {
    character: ({ ownerId }, _, { load }) => loadRequired(load.character, ownerId),
  },
  KillGuildLeaderboardEntry: {
    guild: ({ ownerId }, _, { load }) => loadRequired(load.guild, ownerId),
  },
};
