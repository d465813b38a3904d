import type { ReactNode } from 'react';
import type { ItemRewardFragment, QuestDetailsFragment } from '#graphql/generated/documents.ts';
import { env } from '#lib/env.ts';
import { thousands } from '#lib/format/number.ts';
import { imageUrls } from '#lib/url/image/image-urls.ts';
import { ItemLink } from '../item/item-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Price } from '#components/item/cost/offer-cost.tsx';

/** Icons of rewards other than items (rules.md: Images). */
const EXPERIENCE = 35;
const MONEY = 34;

/** Pixels of the pictures. */
const SIZE = 40;

/** Shows the rewards that everybody gets for a quest, and those to choose from; renders nothing without rewards. */
export function QuestRewards({ quest }: { readonly quest: QuestDetailsFragment }) {
  const { xp, gold, rewardsGiven: given, rewardsChoice: choices, choiceCount } = quest;
  const hasGiven = xp > 0 || gold > 0 || given.length > 0;
  const hasChoice = choiceCount > 0 && choices.length > 0;
  if (!hasGiven && !hasChoice) return null;
  return (
    <Panel ornate className="grid gap-5 p-5">
      {hasGiven && (
        <Rewards title="Rewards" items={given}>
          {xp > 0 && <Sum icon={EXPERIENCE}>{thousands(xp)} XP</Sum>}
          {gold > 0 && (
            <Sum icon={MONEY}>
              <Price copper={gold} />
            </Sum>
          )}
        </Rewards>
      )}
      {hasChoice && <Rewards title={`Choose ${choiceCount}`} items={choices} />}
    </Panel>
  );
}

interface RewardsProps {
  readonly title: string;
  readonly items: readonly ItemRewardFragment[];
  /** Stands before the items. */
  readonly children?: ReactNode;
}

const Rewards = ({ title, items, children }: RewardsProps) => (
  <section className="not-first:border-t not-first:border-line not-first:pt-5">
    <h2 className="mb-3 text-lg">{title}</h2>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(200px,100%),1fr))] gap-x-4 gap-y-2.5 narrow:gap-y-1.5">
      {children}
      {items.map(({ item, count }) => (
        <li key={item.id} className="flex min-w-0">
          <ItemLink item={item} count={count} size={SIZE} className="narrow:min-h-11" />
        </li>
      ))}
    </ul>
  </section>
);

/** An amount of experience, gold or another reward that is not an item. */
const Sum = ({ icon, children }: { readonly icon: number; readonly children: ReactNode }) => (
  <li className="flex items-center gap-2.5 font-semibold">
    <img src={imageUrls(env().IMAGE_ORIGIN ?? null).icon(icon)} alt="" width={SIZE} height={SIZE} />
    {children}
  </li>
);
