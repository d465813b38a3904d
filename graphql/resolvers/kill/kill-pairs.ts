import type { KillFilterInput, Resolvers } from '#graphql/generated/resolvers.ts';
import { MOST_PAIR_DAYS } from '#graphql/server/limits.ts';
import { killPairs } from '#graphql/sql/kill/kill-pairs.ts';
import { characters } from '#graphql/sql/character/character.ts';
import { boundedTime } from './days-query.ts';
import { sumsOf } from './fighter-sums.ts';

export const killPairResolvers: Resolvers = {
  Query: {
    killPairs: (_, { where, most }, { sql }) => killPairs(sql, ofAMonth(where), sumsOf(most)),
  },
  KillPair: {
    one: ({ oneId }, _, { load }) => load.required(characters.byId, oneId),
    other: ({ otherId }, _, { load }) => load.required(characters.byId, otherId),
  },
};

const ofAMonth = (where: KillFilterInput): KillFilterInput =>
  boundedTime(where, MOST_PAIR_DAYS, 'to count pairs of players');
