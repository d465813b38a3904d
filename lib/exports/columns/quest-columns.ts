import type {
  ChapterRowFragment,
  FinishedQuestFragment,
  InfluenceRewardFragment,
  QuestDetailsFragment,
  QuestRowFragment,
} from '#graphql/generated/documents.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';
import { influenceTiers } from '#lib/game/quests/influence-tiers.ts';
import { questIcon } from '#lib/game/quests/quest-icon.ts';
import { fillTokens, questName } from '#lib/game/quests/quest-text.ts';
import { creatureName } from '#lib/seo/record-names.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import { column, type ExportColumn, partColumns, prefixed } from '../export-table.ts';
import { listCell, textCell } from './cells.ts';
import { ITEM_TAG_COLUMNS, itemListColumns, KIND_COLUMNS } from './item-columns.ts';
import { REWARD_FILTER } from '#lib/url/filter/career-choice.ts';

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

/** A chapter of a list. */
export const CHAPTER_COLUMNS: readonly ExportColumn<ChapterRowFragment>[] = [
  column('id', 'Id of the chapter', ({ id }) => id),
  column('name', 'Its name', (chapter) => chapterName(chapter)),
  column('zoneId', 'Id of its zone', ({ position }) => position.zoneId),
  column('zoneName', 'Name of the zone', (chapter) => chapterZone(chapter)),
  column('rank', 'Its rank; 0 for none', ({ rank }) => rank),
];

interface TierReward {
  readonly tierName: string;
  readonly reward: InfluenceRewardFragment;
}

/** A reward of influence in its tier. */
export const INFLUENCE_COLUMNS: readonly ExportColumn<TierReward>[] = [
  column('tier', 'Tier of influence, from 1', ({ reward }) => reward.tier),
  column('tierName', 'The tier in words', ({ tierName }) => tierName),
  column('realm', 'The realm that gets it, as the API calls it', ({ reward }) => reward.realm),
  ...partColumns(({ reward }: TierReward) => reward.item, ITEM_TAG_COLUMNS),
  ...partColumns(({ reward }: TierReward) => reward.item, prefixed('item', KIND_COLUMNS)),
  column('careers', 'The careers that alone may use it, as the API calls them; empty for all', ({ reward }) =>
    listCell(reward.item.careerRestriction),
  ),
  column('races', 'The races that alone may use it, as the API calls them; empty for all', ({ reward }) =>
    listCell(reward.item.raceRestriction),
  ),
  column('count', 'How many of it', ({ reward }) => reward.count),
];

/** Rewards of influence by tier, of what the career of the filter may use (rules.md: Reward filter). */
export function influenceRows(
  rewards: readonly InfluenceRewardFragment[],
  query: SearchParams,
): readonly TierReward[] {
  const { career } = parseFilter(REWARD_FILTER, query);
  return influenceTiers(rewards, career === 'all' ? null : career).flatMap((tier) =>
    tier.rewards.map((reward) => ({ tierName: tier.label, reward })),
  );
}
