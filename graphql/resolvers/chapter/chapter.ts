import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { chapters } from '#graphql/sql/chapter/chapter.ts';
import { connect, connectionFields } from '../connection.ts';
import { integerId } from '../identity.ts';
import { loadOptional, loadRequired } from '../loaders.ts';

export const chapterResolvers: Resolvers = {
  Query: {
    chapter: (_, { id }, { load }) => loadOptional(load.chapter, integerId(id)),
    chapters: (_, args, { sql }) => connect(args, chapters.list(sql, args)),
  },
  ChaptersConnection: connectionFields,
  Chapter: {
    name: ({ name }) => (name === '' ? null : name),
    position: (chapter) => chapter,
    rewards: ({ id }, _, { load }) => load.chapterRewards.load(id),
    influenceRewards: ({ id }, _, { load }) => load.chapterRewards.load(id),
  },
  ChapterInfluenceReward: {
    item: ({ itemId }, _, { load }) => loadRequired(load.item, itemId),
  },
};
