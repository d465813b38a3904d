import type { Career, InfluenceRewardFragment } from '#graphql/generated/documents.ts';
import { careerLabel, realmOf } from '#lib/game/players/careers.ts';
import { type InfluenceTier, influenceTiers } from '#lib/game/quests/influence-tiers.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { equipSlotLabel, itemTypeLabel } from '#lib/game/items/item-labels.ts';
import { Filters } from '../ui/filter/filters.tsx';
import { Panel, SectionHeading } from '../ui/page/panel.tsx';
import { ItemLink } from '../item/item-link.tsx';
import type { REWARD_FILTER } from '#lib/url/filter/career-choice.ts';
import { RealmIcon } from '#components/creature/creature-link.tsx';

interface Props {
  readonly rewards: readonly InfluenceRewardFragment[];
  readonly list: ListAddress<typeof REWARD_FILTER>;
}

/** Rewards of influence by their tiers, with the filter of careers (rules.md: Chapters). */
export function InfluenceRewards({ rewards, list }: Props) {
  const career = list.values.career === 'all' ? null : list.values.career;
  return (
    <section className="min-w-0 flex-1">
      <SectionHeading>Influence rewards</SectionHeading>
      {rewards.length === 0 ? (
        <p className="text-muted">Influence earns no rewards here.</p>
      ) : (
        <>
          <Filters list={list} />
          <Panel ornate className="mt-gap grid gap-5 p-5">
            {influenceTiers(rewards, career).map((tier) => (
              <Tier key={tier.tier} {...tier} career={career} />
            ))}
          </Panel>
        </>
      )}
    </section>
  );
}

interface TierProps extends InfluenceTier<InfluenceRewardFragment> {
  /** The career that the rewards are filtered by. */
  readonly career: Career | null;
}

const Tier = ({ label, rewards, career }: TierProps) => (
  <section className="not-first:border-t not-first:border-line not-first:pt-5">
    <h3 className="mb-3 text-lg">{label}</h3>
    {rewards.length === 0 ? (
      <p className="text-muted">{career ? `Nothing for ${careerLabel(career)}.` : 'No rewards.'}</p>
    ) : (
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-x-5 gap-y-2.5">
        {rewards.map((reward) => (
          <li key={`${reward.item.id} ${reward.realm}`} className="min-w-0">
            <InfluenceReward reward={reward} />
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** A reward of influence: the item, how many, and the realm that alone gets it. */
export function InfluenceReward({ reward }: { readonly reward: InfluenceRewardFragment }) {
  const { item, count, realm } = reward;
  const { label, side } = realmOf(realm);
  const kind = [itemTypeLabel(item.type), equipSlotLabel(item.slot)].filter(Boolean).join(' · ');
  return (
    <div className="grid justify-items-start">
      <ItemLink item={item} count={count} size={40} className="narrow:min-h-11" />
      <p className="-mt-1 flex flex-wrap items-center gap-x-2 pl-12.5 text-sm text-muted">
        {kind}
        {side !== 'neutral' && (
          <span className="inline-flex items-center gap-1">
            <RealmIcon realm={realm} size={16} /> {label} only
          </span>
        )}
      </p>
    </div>
  );
}
