import type { TooltipKind } from '../../ui/tooltip/tooltip-kind.ts';
import { createItemCards } from './item-cards.ts';
import { ItemTooltip } from './item-tooltip-card.tsx';

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
