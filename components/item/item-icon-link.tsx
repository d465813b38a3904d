import type { ItemTagFragment } from '#graphql/generated/documents.ts';
import { itemName, rarityOf } from '#lib/game/items/item-labels.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { ItemIcon } from './item-icon.tsx';
import { itemTooltip } from './card/item-tooltip.ts';

interface Props {
  readonly item: ItemTagFragment;
  /** A number in the corner of the picture; shown above one. */
  readonly count?: number;
  /** Pixels. */
  readonly size?: number;
  /** True if a link with the name stands beside it, so that this one is for pointers alone. */
  readonly beside?: boolean;
}

/** Shows an item as a picture alone, for lists of rewards; its name is in the text alternative and in the tooltip. */
export function ItemIconLink({ item, count = 1, size = 28, beside = false }: Props) {
  const rarity = rarityOf(item);
  return (
    <NavLink
      href={routes.item(item.id)}
      className="inline-flex items-center justify-center align-middle narrow:min-h-11 narrow:min-w-11"
      {...itemTooltip(item)}
      {...(beside && { tabIndex: -1, 'aria-hidden': true })}
    >
      <span className="relative inline-flex">
        <ItemIcon iconUrl={item.iconUrl} size={size} ring={rarity.className} />
        {count > 1 && (
          <span
            aria-hidden="true"
            className="absolute -right-1.5 -bottom-1.5 rounded-[4px] border border-line-strong bg-overlay px-[3px] text-xs leading-[1.1] font-semibold text-text"
          >
            {count}
          </span>
        )}
      </span>
      <span className="sr-only">
        {`${itemName(item)} (${rarity.label})`}
        {count > 1 && `, ${count} of it`}
      </span>
    </NavLink>
  );
}
