import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  initialsOf,
  instancesOfRuns,
  itemParts,
  lettersInGuilds,
} from '#graphql/sql/catalogue/catalogue-parts.ts';

export const catalogueResolvers: Resolvers = {
  Query: { catalogueParts: () => ({}) },
  CatalogueParts: {
    chapters: (_parent, _args, { sql }) => initialsOf(sql, 'chapter'),
    creatures: (_parent, _args, { sql }) => initialsOf(sql, 'creature'),
    gameObjects: (_parent, _args, { sql }) => initialsOf(sql, 'game_object'),
    quests: (_parent, _args, { sql }) => initialsOf(sql, 'quest'),
    inGuilds: (_parent, _args, { sql }) => lettersInGuilds(sql),
    items: (_parent, _args, { sql }) => itemParts(sql),
    instancesOfRuns: (_parent, { where }, { sql }) => instancesOfRuns(sql, where),
  },
};
