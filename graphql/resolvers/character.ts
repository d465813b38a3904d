import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  characterCondition,
  characterCount,
  characterKeys,
  characterPage,
} from '../sql/character/character.ts';
import { connect, connectionFields, countOf, totalCount } from './connection.ts';
import { integerId } from './identity.ts';
import { loadOptional } from './loaders.ts';

export const characterResolvers: Resolvers = {
  Query: {
    character: (_, { id }, { load }) => loadOptional(load.character, integerId(id)),
    characters: (_, { order, where, ...page }, { sql }) => {
      const keys = characterKeys(sql, order);
      const condition = characterCondition(sql, where);
      return connect(page, {
        list: { name: 'characters', keys },
        read: (slice) => characterPage(sql, condition, keys, slice),
        total: () => countOf(characterCount(sql, condition)),
      });
    },
  },
  CharactersConnection: { ...connectionFields, totalCount },
  Character: {
    guildMembership: ({ id }, _, { load }) => load.membership.load(id),
  },
};
