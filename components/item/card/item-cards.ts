import type { ItemCard } from '#lib/game/items/item-card.ts';

/** The most cards in the cache. */
const LIMIT = 200;

/**
 * Creates a loader of item cards by address: it requests each card once, however often it is wanted, and again after a
 * failure.
 * @param fetchCard null where there is none; never rejects
 * @param limit the oldest are forgotten beyond it
 */
export function createItemCards(
  fetchCard: (address: string) => Promise<ItemCard | null> = fetchItemCard,
  limit = LIMIT,
): (address: string) => Promise<ItemCard | null> {
  const cards = new Map<string, Promise<ItemCard | null>>();

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

async function fetchItemCard(address: string): Promise<ItemCard | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
