import type { InfluenceRewardFragment } from '#graphql/generated/documents.ts';
import { equipSlotLabel, itemTypeLabel } from '#lib/game/items/item-labels.ts';
import { realmOf } from '#lib/game/players/realms.ts';

import { RealmIcon } from '../creature/realm-icon.tsx';
import { ItemLink } from '../item/item-link.tsx';

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
