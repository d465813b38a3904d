import type { TooltipKind } from '../../ui/tooltip/tooltip-kind.ts';
import { createItemCards } from './item-cards.ts';
import type { ItemCard as Card } from '#lib/game/items/item-card.ts';
import { joinClasses } from '#components/ui/join-classes.ts';
import { ItemCard } from './item-card.tsx';
import styles from './item-tooltip-card.module.css';
import rarities from '#components/item/rarity.module.css';

const loadCard = createItemCards();

/** The card of an item, for whatever itemTooltip makes its owner. */
export const ITEM_TOOLTIP: TooltipKind = {
  attribute: 'data-item-card',
  isCard: true,
  contentOf: async ({ dataset: { itemCard: address } }) => {
    const card = address ? await loadCard(address) : null;
    return card && <ItemTooltip card={card} />;
  },
};

/**
 * The card of an item in the frame of a tooltip or a sheet, without what only the item's page tells (rules.md: Item
 * cards). Where it scrolls, the keyboard does not stop at it.
 */
function ItemTooltip({ card }: { readonly card: Card }) {
  return (
    <div className={joinClasses(styles.frame, rarities[card.rarity.className])} tabIndex={-1}>
      <div className="text-text">
        <ItemCard card={{ ...card, description: '' }} />
      </div>
    </div>
  );
}
