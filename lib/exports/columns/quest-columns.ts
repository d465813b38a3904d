import type * as documents from '#graphql/generated/documents.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';
import { influenceTiers } from '#lib/game/quests/influence-tiers.ts';
import { questIcon, questName } from '#lib/game/quests/quest-facts.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import { columnsOf, partColumns, prefixed } from '../export-columns.ts';
import { KIND_COLUMNS } from './item-columns.ts';
import { REWARD_FILTER } from '#lib/url/filter/career-choice.ts';
import about from './quest-columns.json' with { type: 'json' };

/** A quest of a list, with what it is worth. */
export const QUEST_COLUMNS = columnsOf<documents.QuestRowFragment>()(about.quest, {
  name: questName,
  kind: (quest) => questIcon(quest).label,
});

export const FINISHED_QUEST_COLUMNS = columnsOf<documents.FinishedQuestFragment>()(about.finishedQuest, {
  quest: QUEST_COLUMNS,
});

export const CHAPTER_COLUMNS = columnsOf<documents.ChapterRowFragment>()(about.chapter, {
  name: chapterName,
  zoneName: chapterZone,
});

interface TierReward {
  readonly tierName: string;
  readonly reward: documents.InfluenceRewardFragment;
}

export const INFLUENCE_COLUMNS = columnsOf<TierReward>()(about.influence, {
  itemKind: partColumns(({ reward }) => reward.item, prefixed('item', KIND_COLUMNS)),
});

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
