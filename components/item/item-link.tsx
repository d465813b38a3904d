import type { Route } from 'next';

import type { ItemTagFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { itemName, rarityOf } from '#lib/game/items/item-labels.ts';
import type { IconFrame } from '#lib/url/image/image-urls.ts';
import { routes } from '#lib/url/routes.ts';

import { joinClasses } from '../ui/join-classes.ts';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { ItemIcon } from './item-icon.tsx';
import { itemTooltip } from './card/item-tooltip.ts';
import rarities from './rarity.module.css';

interface Props {
  readonly item: ItemTagFragment;
  /** The number of items; shown when it is more than one. */
  readonly count?: number;
  /** Pixels of the picture; none at 0, where it stands beside it. */
  readonly size?: number;
  /** The frame of the picture, such as a talisman's; a square one has a ring in the colour of the rarity. */
  readonly frame?: IconFrame;
  /** The address of the link, if not the item's page. */
  readonly href?: Route;
  readonly className?: string;
}

/**
 * A mention of an item in text anywhere on the site: picture and name in the colour of its rarity, with its tooltip.
 */
export function ItemLink({ item, count = 1, size = 28, frame = 'square', href, className }: Props) {
  const rarity = rarityOf(item);
  const ring = frame === 'square' ? rarity.className : undefined;
  return (
    <NavLink
      href={href ?? routes.item(item.id)}
      className={joinClasses(
        'inline-flex min-w-0 items-center gap-2.5 align-middle font-semibold',
        className,
      )}
      {...itemTooltip(item)}
    >
      {size > 0 && <ItemIcon iconUrl={item.iconUrl} size={size} frame={frame} ring={ring} />}
      <span className={joinClasses('min-w-0 wrap-break-word', rarities[rarity.className])}>
        {itemName(item)}
        <span className="sr-only"> ({rarity.label})</span>
        {count > 1 && (
          <>
            {' '}
            <span className="font-normal whitespace-nowrap text-muted">× {thousands(count)}</span>
          </>
        )}
      </span>
    </NavLink>
  );
}
