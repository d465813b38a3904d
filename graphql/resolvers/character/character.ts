import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { characters } from '#graphql/sql/character/character.ts';
import { connect, connectionFields } from '../connection.ts';
import { integerId } from '../identity.ts';
import { loadOptional } from '../loaders.ts';

export const characterResolvers: Resolvers = {
  Query: {
    character: (_, { id }, { load }) => loadOptional(load.character, integerId(id)),
    characters: (_, args, { sql }) => connect(args, characters.list(sql, args)),
  },
  CharactersConnection: connectionFields,
  Character: {
    guildMembership: ({ id }, _, { load }) => load.membership.load(id),
  },
};
