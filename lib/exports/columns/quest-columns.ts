import type { QuestDetailsFragment, QuestRowFragment } from '#graphql/generated/documents.ts';
import { questIcon } from '#lib/game/quests/quest-icon.ts';
import { fillTokens, questName } from '#lib/game/quests/quest-text.ts';

import type { ExportColumn } from '../export-table.ts';
import { textCell } from './cells.ts';
import { ITEM_TAG_COLUMNS, itemListColumns } from './item-columns.ts';
import { partColumns } from './part-columns.ts';

/** A quest of a list, with what it is worth. */
export const QUEST_COLUMNS: readonly ExportColumn<QuestRowFragment>[] = [
  { name: 'id', about: 'Id of the quest', value: ({ id }) => id },
  { name: 'name', about: 'Its name', value: (quest) => questName(quest) },
  { name: 'kind', about: 'What kind of quest it is, in words', value: (quest) => questIcon(quest).label },
  { name: 'xp', about: 'Experience that it gives', value: ({ xp }) => xp },
  { name: 'gold', about: 'Money that it gives, in copper', value: ({ gold }) => gold },
  ...itemListColumns(
    'reward',
    'items that everybody gets',
    ({ rewardsGiven }: QuestRowFragment) => rewardsGiven,
  ),
  {
    name: 'choiceCount',
    about: 'How many of the items below one may choose',
    value: ({ choiceCount }) => choiceCount,
  },
  ...itemListColumns(
    'choice',
    'items to choose from',
    ({ rewardsChoice }: QuestRowFragment) => rewardsChoice,
  ),
];

type Reward = QuestRowFragment['rewardsGiven'][number];

/** An item that a quest gives, or one of those to choose from. */
export interface QuestReward extends Reward {
  readonly isChoice: boolean;
}

export const QUEST_REWARD_COLUMNS: readonly ExportColumn<QuestReward>[] = [
  ...partColumns(({ item }: QuestReward) => item, ITEM_TAG_COLUMNS),
  { name: 'count', about: 'How many of it', value: ({ count }) => count },
  {
    name: 'isChoice',
    about: 'Whether it is one of those to choose from; everybody gets the others',
    value: ({ isChoice }) => isChoice,
  },
];

export const OBJECTIVE_COLUMNS: readonly ExportColumn<QuestDetailsFragment['objectives'][number]>[] = [
  {
    name: 'description',
    about: 'What is to be done',
    value: ({ description }) => textCell(fillTokens(description ?? '')),
  },
  { name: 'count', about: 'How often', value: ({ count }) => count },
];
