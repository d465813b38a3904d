/** One kind of coin of a price. */
export interface Coins {
  readonly metal: 'gold' | 'silver' | 'copper';
  readonly amount: number;
}

const COPPER_PER_SILVER = 100;
const COPPER_PER_GOLD = 10_000;

/**
 * A price in coins, the dearest first, those of which there are none left out; nothing for 0 (rules.md: Prices).
 * @param copper the price in copper
 * @example coinsOf(10_203) // [{ metal: 'gold', amount: 1 }, { metal: 'silver', amount: 2 }, { metal: 'copper', amount: 3 }]
 */
export function coinsOf(copper: number): readonly Coins[] {
  const coins: readonly Coins[] = [
    { metal: 'gold', amount: Math.floor(copper / COPPER_PER_GOLD) },
    { metal: 'silver', amount: Math.floor((copper % COPPER_PER_GOLD) / COPPER_PER_SILVER) },
    { metal: 'copper', amount: Math.floor(copper % COPPER_PER_SILVER) },
  ];
  return coins.filter(({ amount }) => amount > 0);
}
