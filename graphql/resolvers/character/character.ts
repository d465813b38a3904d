import type { Resolvers, QueryActiveCharactersStatsArgs } from '#graphql/generated/resolvers.ts';
import { characters } from '#graphql/sql/character/character.ts';
import { connect, connectionFields } from '../connection.ts';
import { integerId } from '../identity.ts';
import { loadOptional } from '../loaders.ts';
import type { ActivityQuestion } from '#graphql/sql/character/active-characters.ts';

export const activityResolvers: Resolvers = {
  Query: {
    activeCharactersStats: (_, args, { load }) => load.activeCharacters.load(questionOf(args)),
  },
};

const questionOf = ({ from, to, ...args }: QueryActiveCharactersStatsArgs): ActivityQuestion => ({
  from: firstSecond(from),
  to: firstSecond(to),
  career: args.career ?? null,
  minLevel: args.minLevel ?? null,
  maxLevel: args.maxLevel ?? null,
});

/** The first whole second that is not before a moment: kills have whole seconds. */
const firstSecond = (moment: string) => Math.ceil(Date.parse(moment) / 1000);

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
