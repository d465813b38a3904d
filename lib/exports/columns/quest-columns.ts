import type {
  FinishedQuestFragment,
  QuestDetailsFragment,
  QuestRowFragment,
} from '#graphql/generated/documents.ts';
import { questIcon } from '#lib/game/quests/quest-icon.ts';
import { fillTokens, questName } from '#lib/game/quests/quest-text.ts';
import { creatureName } from '#lib/seo/record-names.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { listCell, textCell } from './cells.ts';
import { ITEM_TAG_COLUMNS, itemListColumns } from './item-columns.ts';
import { partColumns } from './part-columns.ts';

/** A quest of a list, with what it is worth. */
export const QUEST_COLUMNS: readonly ExportColumn<QuestRowFragment>[] = [
  column('id', 'Id of the quest', ({ id }) => id),
  column('name', 'Its name', (quest) => questName(quest)),
  column('kind', 'What kind of quest it is, in words', (quest) => questIcon(quest).label),
  column('xp', 'Experience that it gives', ({ xp }) => xp),
  column('gold', 'Money that it gives, in copper', ({ gold }) => gold),
  ...itemListColumns(
    'reward',
    'items that everybody gets',
    ({ rewardsGiven }: QuestRowFragment) => rewardsGiven,
  ),
  column('choiceCount', 'How many of the items below one may choose', ({ choiceCount }) => choiceCount),
  ...itemListColumns(
    'choice',
    'items to choose from',
    ({ rewardsChoice }: QuestRowFragment) => rewardsChoice,
  ),
];

/** A quest where it ends. */
export const FINISHED_QUEST_COLUMNS: readonly ExportColumn<FinishedQuestFragment>[] = [
  ...QUEST_COLUMNS,
  column('giverIds', 'Ids of the creatures that give it, separated by semicolons', ({ starterCreatures }) =>
    listCell(starterCreatures.map(({ id }) => id)),
  ),
  column('giverNames', 'Their names, in the same order', ({ starterCreatures }) =>
    listCell(starterCreatures.map((creature) => creatureName(creature))),
  ),
];

type Reward = QuestRowFragment['rewardsGiven'][number];

/** An item that a quest gives, or one of those to choose from. */
export interface QuestReward extends Reward {
  readonly isChoice: boolean;
}

export const QUEST_REWARD_COLUMNS: readonly ExportColumn<QuestReward>[] = [
  ...partColumns(({ item }: QuestReward) => item, ITEM_TAG_COLUMNS),
  column('count', 'How many of it', ({ count }) => count),
  column(
    'isChoice',
    'Whether it is one of those to choose from; everybody gets the others',
    ({ isChoice }) => isChoice,
  ),
];

export const OBJECTIVE_COLUMNS: readonly ExportColumn<QuestDetailsFragment['objectives'][number]>[] = [
  column('description', 'What is to be done', ({ description }) => textCell(fillTokens(description ?? ''))),
  column('count', 'How often', ({ count }) => count),
];
