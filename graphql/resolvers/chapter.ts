import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { chapterCondition, chapterKeys, chapterPage, type ChapterRecord } from '../sql/chapter/chapter.ts';
import { connectionFields, connectPages, type Pages } from './connection.ts';
import { integerId } from './identity.ts';
import { loadOptional, loadRequired } from './loaders.ts';

export type ChapterPages = Pages<ChapterRecord>;

export const chapterResolvers: Resolvers = {
  Query: {
    chapter: (_, { id }, { load }) => loadOptional(load.chapter, integerId(id)),
    chapters: (_, { order, where, ...page }, { sql }) => {
      const keys = chapterKeys(sql, order);
      const condition = chapterCondition(sql, where);
      return connectPages(page, {
        list: { name: 'chapters', keys },
        read: (slice) => chapterPage(sql, condition, keys, slice),
      });
    },
  },
  ChaptersConnection: connectionFields,
  Chapter: {
    name: ({ name }) => (name === '' ? null : name),
    position: (chapter) => chapter,
    influenceRewards: ({ id }, _, { load }) => load.chapterRewards.load(id),
  },
  ChapterInfluenceReward: {
    item: ({ itemId }, _, { load }) => loadRequired(load.item, itemId),
  },
};
