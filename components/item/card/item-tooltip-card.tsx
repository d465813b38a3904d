import type { ItemCard as Card } from '#lib/game/items/item-card.ts';

import { joinClasses } from '../../ui/join-classes.ts';
import { ItemCard } from './item-card.tsx';
import styles from './item-tooltip-card.module.css';
import rarities from '../rarity.module.css';

/**
 * The card of an item in the frame of a tooltip or a sheet, without what only the item's page tells (rules.md: Item
 * cards). Where it scrolls, the keyboard does not stop at it.
 */
export function ItemTooltip({ card }: { readonly card: Card }) {
  return (
    <div className={joinClasses(styles.frame, rarities[card.rarity.className])} tabIndex={-1}>
      <div className="text-text">
        <ItemCard card={{ ...card, description: '' }} />
      </div>
    </div>
  );
}
