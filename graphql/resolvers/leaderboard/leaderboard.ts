import type { LeaderboardOrder, Resolvers } from '#graphql/generated/resolvers.ts';
import {
  type Measure,
  monthlyGuildLeaders,
  monthlyLeaders,
  weeklyGuildLeaders,
  weeklyLeaders,
} from '#graphql/sql/leaderboard/leaderboard.ts';
import { loadRequired } from '../loaders.ts';

const measureOf = (order: LeaderboardOrder | null | undefined): Measure =>
  order === 'DEATHS' ? 'deaths' : 'kills';

export const leaderboardResolvers: Resolvers = {
  Query: {
    weeklyKillLeaderboard: (_, { year, week, order }, { sql }) =>
      weeklyLeaders(sql, year, week, measureOf(order)),
    monthlyKillLeaderboard: (_, { year, month, order }, { sql }) =>
      monthlyLeaders(sql, year, month, measureOf(order)),
    weeklyGuildKillLeaderboard: (_, { year, week, order }, { sql }) =>
      weeklyGuildLeaders(sql, year, week, measureOf(order)),
    monthlyGuildKillLeaderboard: (_, { year, month, order }, { sql }) =>
      monthlyGuildLeaders(sql, year, month, measureOf(order)),
  },
  KillLeaderboardEntry: {
    character: ({ ownerId }, _, { load }) => loadRequired(load.character, ownerId),
  },
  KillGuildLeaderboardEntry: {
    guild: ({ ownerId }, _, { load }) => loadRequired(load.guild, ownerId),
  },
};
