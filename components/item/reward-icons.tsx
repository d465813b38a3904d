import type { ItemRewardFragment } from '#graphql/generated/documents.ts';
import { plural } from '#lib/format/number.ts';

import { ItemIconLink } from './item-icon-link.tsx';

/** Pictures of a list of rewards before the rest is only counted (rules.md: Quests). */
const PICTURES = 5;

interface Props {
  readonly rewards: readonly ItemRewardFragment[];
  /** Pixels of a picture. */
  readonly size?: number;
}

/** The first few rewards as pictures, and how many others there are; nothing for none. */
export function RewardIcons({ rewards, size }: Props) {
  if (rewards.length === 0) return null;
  const others = rewards.length - PICTURES;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1.5 align-middle narrow:-mx-2 narrow:gap-0">
      {rewards.slice(0, PICTURES).map(({ item, count }) => (
        <ItemIconLink key={item.id} item={item} count={count} size={size} />
      ))}
      {others > 0 && (
        <span className="text-sm whitespace-nowrap text-muted narrow:px-2">
          {others} {plural(others, 'other item', 'other items')}
        </span>
      )}
    </span>
  );
}
