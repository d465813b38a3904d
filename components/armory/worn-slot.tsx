import type { TalismanFragment, WornItemFragment } from '#graphql/generated/documents.ts';
import { itemName, rarityOf } from '#lib/game/items/item-labels.ts';
import { routes, type WornItem } from '#lib/url/routes.ts';

import { ItemIcon } from '../item/item-icon.tsx';
import { itemTooltip } from '../item/card/item-tooltip.ts';
import rarities from '../item/rarity.module.css';
import { joinClasses } from '../ui/join-classes.ts';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import styles from './armory.module.css';

interface Props {
  /** The name of the slot, unless another element shows it. */
  readonly label?: string;
  readonly worn: WornItemFragment;
  /** The worn item whose tooltip opens; without one, the tooltip is that of the item alone. */
  readonly owner: WornItem | null;
}

/** A slot with the item worn in it, as one link. */
export function WornSlot({ label, worn: { item, talismans }, owner }: Props) {
  const rarity = rarityOf(item);
  const colour = rarities[rarity.className];
  return (
    <NavLink href={routes.item(item.id)} className={styles.slot} {...itemTooltip(item, owner ?? undefined)}>
      <span className={joinClasses(styles.picture, colour)}>
        <ItemIcon iconUrl={item.iconUrl} size={48} />
      </span>
      <span className="min-w-0">
        {label && <span className="block text-sm text-muted">{label}</span>}
        <span className={joinClasses('block font-semibold wrap-break-word', colour)}>
          {itemName(item)}
          <span className="sr-only"> ({rarity.label})</span>
        </span>
        {(item.itemLevel > 0 || talismans.length > 0) && (
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted narrow:group-data-[lines]:hidden">
            {item.itemLevel > 0 && <span>Item level {item.itemLevel}</span>}
            <Talismans talismans={talismans} />
          </span>
        )}
      </span>
    </NavLink>
  );
}

function Talismans({ talismans }: { readonly talismans: readonly TalismanFragment[] }) {
  // The same talisman may be in an item twice.
  const placed = talismans.map((talisman, place) => ({ talisman, key: `${talisman.id} ${place}` }));
  return (
    <span className="flex gap-0.5">
      {placed.map(({ talisman, key }) => (
        <ItemIcon key={key} iconUrl={talisman.iconUrl} size={18} frame="hex" alt={itemName(talisman)} />
      ))}
    </span>
  );
}
