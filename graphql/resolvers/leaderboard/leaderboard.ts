import type { LeaderboardOrder, Resolvers } from '#graphql/generated/resolvers.ts';
import {
  type Measure,
  monthlyGuildLeaders,
  monthlyLeaders,
  weeklyGuildLeaders,
  weeklyLeaders,
} from '#graphql/sql/leaderboard/leaderboard.ts';
import { characters } from '#graphql/sql/character/character.ts';
import { guilds } from '#graphql/sql/guild/guild.ts';

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
    character: ({ ownerId }, _, { load }) => load.required(characters.byId, ownerId),
  },
  KillGuildLeaderboardEntry: {
    guild: ({ ownerId }, _, { load }) => load.required(guilds.byId, ownerId),
  },
};
