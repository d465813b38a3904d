import * as documents from '#graphql/generated/documents.ts';
import { CHAPTER, listChapters } from '#lib/data/catalogue/chapters.ts';
import { listQuests, QUEST } from '#lib/data/catalogue/quests.ts';
import { CREATURE_TAG_COLUMNS } from '#lib/exports/columns/creature-columns.ts';
import { OBJECTIVE_COLUMNS, QUEST_REWARD_COLUMNS } from '#lib/exports/columns/quest-columns.ts';
import * as columns from '#lib/exports/columns/quest-columns.ts';
import { type ExportList, listExports, pageExports, withTables } from '#lib/exports/page-exports.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { previewOfQuest, previewOfChapter } from '#lib/preview/kinds/preview-of-quest.ts';
import { CHAPTER_FILTER, QUEST_FILTER } from '#lib/url/filter/name-filter.ts';
import { REWARD_FILTER } from '#lib/url/filter/career-choice.ts';

export const QUESTS_EXPORTS = listExports('/quests', 'Quests', {
  filter: QUEST_FILTER,
  parts: (part) => ({
    quests: part(({ list }) => listQuests(list)).json(nullable(documents.QuestPageFragmentDoc)),
  }),
  tables: (table) => ({ quests: table('Quests', ({ part }) => part('quests'), columns.QUEST_COLUMNS) }),
});

const QUEST_EXPORTS = pageExports('/quest/{id}', 'A quest', {
  source: QUEST,
  record: documents.QuestDetailsFragmentDoc,
  tables: (table) => ({
    rewards: table(
      'Rewards',
      ({ record: { rewardsGiven, rewardsChoice } }) => [
        ...rewardsGiven.map((reward) => ({ ...reward, isChoice: false })),
        ...rewardsChoice.map((reward) => ({ ...reward, isChoice: true })),
      ],
      QUEST_REWARD_COLUMNS,
    ),
    objectives: table('Objectives', ({ record }) => record.objectives, OBJECTIVE_COLUMNS),
    givers: table('Quest givers', ({ record }) => record.starterCreatures, CREATURE_TAG_COLUMNS),
    finishers: table(
      'Creatures that it ends with',
      ({ record }) => record.finisherCreatures,
      CREATURE_TAG_COLUMNS,
    ),
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

export const CHAPTERS_EXPORTS = listExports('/chapters', 'Chapters', {
  filter: CHAPTER_FILTER,
  parts: (part) => ({
    chapters: part(({ list }) => listChapters(list)).json(nullable(documents.ChapterPageFragmentDoc)),
  }),
  tables: (table) => ({
    chapters: table('Chapters', ({ part }) => part('chapters'), columns.CHAPTER_COLUMNS),
  }),
});

export const CHAPTER_EXPORTS = pageExports('/chapter/{id}', 'A chapter', {
  filter: REWARD_FILTER,
  source: CHAPTER,
  record: documents.ChapterDetailsFragmentDoc,
  tables: (table) => ({
    rewards: table(
      'Influence rewards',
      ({ record, query }) => columns.influenceRows(record.influenceRewards, query),
      columns.INFLUENCE_COLUMNS,
    ),
  }),
  preview: ({ record }) => previewOfChapter(record),
});

export const QUEST_KINDS = [QUESTS_EXPORTS, QUEST_EXPORTS, CHAPTERS_EXPORTS, CHAPTER_EXPORTS];
