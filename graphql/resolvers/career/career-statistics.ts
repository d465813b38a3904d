import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  careerFighters,
  careerKills,
  careerPairs,
  careerRates,
} from '#graphql/sql/career/career-statistics.ts';

const DAY = 86_400;

export const careerStatisticsResolvers: Resolvers = {
  Query: {
    // Each of its fields is counted when it is asked for.
    careerStatistics: () => ({}),
  },
  CareerStatistics: {
    fighters: (_, { weekly, level, until }, { sql }) =>
      careerFighters(sql, weekly, level, Math.floor(until / DAY)),
    rates: (_, { level }, { sql }) => careerRates(sql, level),
    kills: (_, __, { sql }) => careerKills(sql),
    pairs: (_, __, { sql }) => careerPairs(sql),
  },
};
