import * as documents from '#graphql/generated/documents.ts';
import { CHAPTER, listChapters } from '#lib/data/catalogue/chapters.ts';
import { listQuests, QUEST } from '#lib/data/catalogue/quests.ts';
import { CREATURE_TAG_COLUMNS } from '#lib/exports/columns/creature-columns.ts';
import * as columns from '#lib/exports/columns/quest-columns.ts';
import { type ExportList, NO_RECORD, pageExports, withTables } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { previewOfQuest, previewOfChapter } from '#lib/preview/kinds/preview-of-quest.ts';
import { CHAPTER_FILTER, QUEST_FILTER } from '#lib/url/filter/name-filter.ts';
import { REWARD_FILTER } from '#lib/url/filter/career-choice.ts';

export const QUESTS_EXPORTS = pageExports('/quests', 'Quests', {
  filter: QUEST_FILTER,
  ...NO_RECORD,
  load: (_, { list }) => ({ quests: () => listQuests(list) }),
  parts: { quests: nullable(fragment(documents.QuestPageFragmentDoc)) },
  tables: (table) => ({ quests: table('Quests', columns.QUEST_COLUMNS, 'quests') }),
});

const QUEST_EXPORTS = pageExports('/quest/{id}', 'A quest', {
  source: QUEST,
  record: fragment(documents.QuestDetailsFragmentDoc),
  tables: (table) => ({
    rewards: table('Rewards', columns.QUEST_REWARD_COLUMNS, ({ record: { rewardsGiven, rewardsChoice } }) => [
      ...rewardsGiven.map((reward) => ({ ...reward, isChoice: false })),
      ...rewardsChoice.map((reward) => ({ ...reward, isChoice: true })),
    ]),
    objectives: table('Objectives', columns.OBJECTIVE_COLUMNS, 'record.objectives'),
    givers: table('Quest givers', CREATURE_TAG_COLUMNS, 'record.starterCreatures'),
    finishers: table('Creatures that it ends with', CREATURE_TAG_COLUMNS, 'record.finisherCreatures'),
  }),
  preview: ({ record }) => previewOfQuest(record),
});

/** Returns the exports that a quest's page links to: the tables that have rows. */
export const shownQuestExports = (quest: documents.QuestDetailsFragment): ExportList =>
  withTables(QUEST_EXPORTS, {
    rewards: quest.rewardsGiven.length + quest.rewardsChoice.length > 0,
    objectives: quest.objectives.length > 0,
    givers: quest.starterCreatures.length > 0,
    finishers: quest.finisherCreatures.length > 0,
  });

export const CHAPTERS_EXPORTS = pageExports('/chapters', 'Chapters', {
  filter: CHAPTER_FILTER,
  ...NO_RECORD,
  load: (_, { list }) => ({ chapters: () => listChapters(list) }),
  parts: { chapters: nullable(fragment(documents.ChapterPageFragmentDoc)) },
  tables: (table) => ({ chapters: table('Chapters', columns.CHAPTER_COLUMNS, 'chapters') }),
});

export const CHAPTER_EXPORTS = pageExports('/chapter/{id}', 'A chapter', {
  filter: REWARD_FILTER,
  source: CHAPTER,
  record: fragment(documents.ChapterDetailsFragmentDoc),
  tables: (table) => ({
    rewards: table('Influence rewards', columns.INFLUENCE_COLUMNS, ({ record, query }) =>
      columns.influenceRows(record.influenceRewards, query),
    ),
  }),
  preview: ({ record }) => previewOfChapter(record),
});

export const QUEST_KINDS = [QUESTS_EXPORTS, QUEST_EXPORTS, CHAPTERS_EXPORTS, CHAPTER_EXPORTS];
