import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { characterRatingList } from '#graphql/sql/ranked/character-rating.ts';
import { connect, connectionFields } from '../connection.ts';
import { loadRequired } from '../loaders.ts';

export const characterRatingResolvers: Resolvers = {
  Query: {
    characterRatings: (_, args, { sql }) => connect(args, characterRatingList(sql, args)),
  },
  Character: {
    ratings: ({ id }, _, { load }) => load.characterRatings.load(id),
  },
  CharacterRatingsConnection: connectionFields,
  CharacterRating: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    rating: ({ mu, sigma }) => Math.max(0, mu - 3 * sigma),
  },
};
