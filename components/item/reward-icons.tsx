import type { ItemRewardFragment } from '#graphql/generated/documents.ts';
import { routes } from '#lib/url/routes.ts';

import { MoreLink } from '../ui/list/more-link.tsx';
import { ItemIconLink } from './item-icon-link.tsx';

/** Pictures of a list of rewards before the rest is only counted (rules.md: Quests). */
const PICTURES = 5;

interface Props {
  /** Id of the quest that has them. */
  readonly quest: string;
  readonly rewards: readonly ItemRewardFragment[];
  /** Pixels of a picture. */
  readonly size?: number;
}

/** The first few rewards as pictures, and how many others there are; nothing for none. */
export function RewardIcons({ quest, rewards, size }: Props) {
  if (rewards.length === 0) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1.5 align-middle narrow:-mx-2 narrow:gap-0">
      {rewards.slice(0, PICTURES).map(({ item, count }) => (
        <ItemIconLink key={item.id} item={item} count={count} size={size} />
      ))}
      <MoreLink count={rewards.length - PICTURES} one="item" many="items" href={routes.quest(quest)} />
    </span>
  );
}
