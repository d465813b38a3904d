import {
  type QuestDetailsFragment,
  QuestDetailsFragmentDoc,
  type QuestPageFragment,
  QuestPageFragmentDoc,
} from '#graphql/generated/documents.ts';
import { previewOfQuest } from '#lib/preview/kinds/preview-of-quest.ts';
import { QUEST_FILTER } from '#lib/url/filter/name-filter.ts';

import { CREATURE_TAG_COLUMNS } from '../columns/creature-columns.ts';
import { OBJECTIVE_COLUMNS, QUEST_COLUMNS, QUEST_REWARD_COLUMNS } from '../columns/quest-columns.ts';
import { allRows, exportTable, rowsOf } from '../export-table.ts';
import { type ExportList, type PageExports, withTables } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { NOTHING, nullable } from '../shapes/shape.ts';

export const QUESTS_EXPORTS: PageExports<object, { quests: QuestPageFragment | null }> = {
  address: '/quests',
  title: 'Quests',
  filter: QUEST_FILTER,
  tables: { quests: exportTable('Quests', QUEST_COLUMNS, async ({ part }) => rowsOf(await part('quests'))) },
  record: NOTHING,
  parts: { quests: nullable(fragment(QuestPageFragmentDoc)) },
};

export const QUEST_EXPORTS: PageExports<QuestDetailsFragment, object> = {
  address: '/quest/{id}',
  title: 'A quest',
  tables: {
    rewards: exportTable('Rewards', QUEST_REWARD_COLUMNS, ({ record: { rewardsGiven, rewardsChoice } }) =>
      allRows([
        ...rewardsGiven.map((reward) => ({ ...reward, isChoice: false })),
        ...rewardsChoice.map((reward) => ({ ...reward, isChoice: true })),
      ]),
    ),
    objectives: exportTable('Objectives', OBJECTIVE_COLUMNS, ({ record }) => allRows(record.objectives)),
    givers: exportTable('Quest givers', CREATURE_TAG_COLUMNS, ({ record }) =>
      allRows(record.starterCreatures),
    ),
    finishers: exportTable('Creatures that it ends with', CREATURE_TAG_COLUMNS, ({ record }) =>
      allRows(record.finisherCreatures),
    ),
  },
  record: fragment(QuestDetailsFragmentDoc),
  parts: {},
  preview: ({ record }) => previewOfQuest(record),
};

/** Returns the exports that a quest's page links to: the tables that have rows. */
export const shownQuestExports = (quest: QuestDetailsFragment): ExportList =>
  withTables(QUEST_EXPORTS, {
    rewards: quest.rewardsGiven.length + quest.rewardsChoice.length > 0,
    objectives: quest.objectives.length > 0,
    givers: quest.starterCreatures.length > 0,
    finishers: quest.finisherCreatures.length > 0,
  });
