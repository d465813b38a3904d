import type { InfluenceRewardFragment } from '#graphql/generated/documents.ts';
import { influenceTiers } from '#lib/game/quests/influence-tiers.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { REWARD_FILTER } from '#lib/url/filter/reward-filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { listCell } from './cells.ts';
import { ITEM_TAG_COLUMNS, KIND_COLUMNS } from './item-columns.ts';
import { partColumns, prefixed } from './part-columns.ts';

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
