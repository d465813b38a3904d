import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { fighters } from '#graphql/sql/war/fighters.ts';

export const fighterResolvers: Resolvers = {
  Query: { fighters: (_, { until, tier }, { sql }) => fighters(sql, until, tier ?? null) },
};
