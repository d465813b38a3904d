import type * as documents from '#graphql/generated/documents.ts';
import { itemName } from '#lib/game/items/item-labels.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';
import { fillTokens, questIcon, questName } from '#lib/game/quests/quest-facts.ts';
import { influenceTiers } from '#lib/game/quests/influence-tiers.ts';
import { creatureName } from '#lib/seo/record-names.ts';
import { REWARD_FILTER } from '#lib/url/filter/career-choice.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { col, columnsOf, groupColumns } from '../export-columns.ts';
import { listCell, textCell } from './cells.ts';
import { ITEM_TAG_COLUMNS, KIND_COLUMNS } from './item-columns.ts';

/** A quest of a list, with what it is worth. */
export const QUEST_COLUMNS = columnsOf<documents.QuestRowFragment>(
  col('id', 'Id of the quest', ({ id }) => id),
  col('name', 'Its name', questName),
  col('kind', 'What kind of quest it is, in words', (quest) => questIcon(quest).label),
  col('xp', 'Experience that it gives', ({ xp }) => xp),
  col('gold', 'Money that it gives, in copper', ({ gold }) => gold),
  col(
    'rewardIds',
    'Ids of the items that everybody gets, separated by semicolons',
    ({ rewardsGiven }) => rewardsGiven.map(({ item }) => item.id),
    listCell,
  ),
  col(
    'rewardNames',
    'Their names, in the same order',
    ({ rewardsGiven }) => rewardsGiven.map(({ item }) => itemName(item)),
    listCell,
  ),
  col(
    'rewardCounts',
    'How many of each, in the same order',
    ({ rewardsGiven }) => rewardsGiven.map(({ count }) => count),
    listCell,
  ),
  col('choiceCount', 'How many of the items below one may choose', ({ choiceCount }) => choiceCount),
  col(
    'choiceIds',
    'Ids of the items to choose from, separated by semicolons',
    ({ rewardsChoice }) => rewardsChoice.map(({ item }) => item.id),
    listCell,
  ),
  col(
    'choiceNames',
    'Their names, in the same order',
    ({ rewardsChoice }) => rewardsChoice.map(({ item }) => itemName(item)),
    listCell,
  ),
  col(
    'choiceCounts',
    'How many of each, in the same order',
    ({ rewardsChoice }) => rewardsChoice.map(({ count }) => count),
    listCell,
  ),
);

export const FINISHED_QUEST_COLUMNS = columnsOf<documents.FinishedQuestFragment>(
  QUEST_COLUMNS,
  col(
    'giverIds',
    'Ids of the creatures that give it, separated by semicolons',
    ({ starterCreatures }) => starterCreatures.map(({ id }) => id),
    listCell,
  ),
  col(
    'giverNames',
    'Their names, in the same order',
    ({ starterCreatures }) => starterCreatures.map(creatureName),
    listCell,
  ),
);

export const QUEST_REWARD_COLUMNS = columnsOf<documents.ItemRewardFragment & { readonly isChoice: boolean }>(
  groupColumns('item', ({ item }) => item, ITEM_TAG_COLUMNS),
  col('count', 'How many of it', ({ count }) => count),
  col(
    'isChoice',
    'Whether it is one of those to choose from; everybody gets the others',
    ({ isChoice }) => isChoice,
  ),
);

export const OBJECTIVE_COLUMNS = columnsOf<documents.QuestDetailsFragment['objectives'][number]>(
  col('description', 'What is to be done', ({ description }) => fillTokens(description ?? ''), textCell),
  col('count', 'How often', ({ count }) => count),
);

export const CHAPTER_COLUMNS = columnsOf<documents.ChapterRowFragment>(
  col('id', 'Id of the chapter', ({ id }) => id),
  col('name', 'Its name', chapterName),
  col('zoneId', 'Id of its zone', ({ position }) => position.zoneId),
  col('zoneName', 'Name of the zone', chapterZone),
  col('rank', 'Its rank; 0 for none', ({ rank }) => rank),
);

/** A reward of influence, with its tier in words. */
interface TierReward {
  readonly tierName: string;
  readonly reward: documents.InfluenceRewardFragment;
}

export const INFLUENCE_COLUMNS = columnsOf<TierReward>(
  col('tier', 'Tier of influence, from 1', ({ reward }) => reward.tier),
  col('tierName', 'The tier in words', ({ tierName }) => tierName),
  col('realm', 'The realm that gets it, as the API calls it', ({ reward }) => reward.realm),
  groupColumns('item', ({ reward }) => reward.item, ITEM_TAG_COLUMNS),
  groupColumns('item', ({ reward }) => reward.item, KIND_COLUMNS),
  col(
    'careers',
    'The careers that alone may use it, as the API calls them; empty for all',
    ({ reward }) => reward.item.careerRestriction,
    listCell,
  ),
  col(
    'races',
    'The races that alone may use it, as the API calls them; empty for all',
    ({ reward }) => reward.item.raceRestriction,
    listCell,
  ),
  col('count', 'How many of it', ({ reward }) => reward.count),
);

/** Rewards of influence by tier, of what the career of the filter may use (rules.md: Reward filter). */
export function influenceRows(
  rewards: readonly documents.InfluenceRewardFragment[],
  query: SearchParams,
): readonly TierReward[] {
  const { career } = parseFilter(REWARD_FILTER, query);
  return influenceTiers(rewards, career === 'all' ? null : career).flatMap((tier) =>
    tier.rewards.map((reward) => ({ tierName: tier.label, reward })),
  );
}
