import type { ItemCard as Card } from '#lib/game/items/item-card.ts';
import { joinClasses } from '#components/ui/join-classes.ts';
import rarities from '#components/item/rarity.module.css';

import type { TooltipKind } from '../../ui/tooltip/tooltip-kind.ts';
import { ItemCard } from './item-card.tsx';
import styles from './item-tooltip-card.module.css';

/** The most cards in the cache. */
const LIMIT = 200;

/**
 * Creates a loader of item cards by address: it requests each card once, however often it is wanted, and again after a
 * failure.
 * @param fetchCard null where there is none; never rejects
 * @param limit the oldest are forgotten beyond it
 */
export function createItemCards(
  fetchCard: (address: string) => Promise<Card | null> = fetchItemCard,
  limit = LIMIT,
): (address: string) => Promise<Card | null> {
  const cards = new Map<string, Promise<Card | null>>();

  const ask = async (address: string) => {
    const card = await fetchCard(address);
    if (!card) cards.delete(address);
    return card;
  };
  return (address) => {
    const card = cards.get(address) ?? ask(address);
    cards.delete(address);
    cards.set(address, card);
    const [oldest] = cards.keys();
    if (cards.size > limit && oldest !== undefined) cards.delete(oldest);
    return card;
  };
}

async function fetchItemCard(address: string): Promise<Card | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

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
