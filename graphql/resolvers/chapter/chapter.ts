import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { chapters, rewardsOfChapters } from '#graphql/sql/chapter/chapter.ts';
import { connect } from '../connection.ts';
import { integerId, item } from '../references.ts';

export const chapterResolvers: Resolvers = {
  Query: {
    chapter: (_, { id }, { load }) => load.optional(chapters.byId, integerId(id)),
    chapters: (_, args, { sql }) => connect(args, chapters.list(sql, args)),
  },
  Chapter: {
    name: ({ name }) => (name === '' ? null : name),
    position: (chapter) => chapter,
    rewards: ({ id }, _, { load }) => load.all(rewardsOfChapters, id),
    influenceRewards: ({ id }, _, { load }) => load.all(rewardsOfChapters, id),
  },
  ChapterInfluenceReward: { item },
};
