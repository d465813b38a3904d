import type { Random } from '#graphql/rules/random.ts';

/** Draws items with replacement, each with a probability in proportion to its weight. */
export class WeightedSampler<Item> {
  readonly #items: readonly Item[];
  /** Cumulative weights. */
  readonly #bounds: readonly number[];
  /** 0 means that nothing can be drawn. */
  readonly totalWeight: number;

  constructor(items: readonly Item[], weightOf: (item: Item) => number) {
    const bounds: number[] = [];
    let sum = 0;
    this.#items = items.filter((item) => {
      const weight = weightOf(item);
      if (weight > 0) bounds.push((sum += weight));
      return weight > 0;
    });
    this.#bounds = bounds;
    this.totalWeight = sum;
  }

  get size(): number {
    return this.#items.length;
  }

  /** @throws RangeError when no item has a weight above 0 */
  draw(random: Random): Item {
    const target = random.next() * this.totalWeight;
    let low = 0;
    let high = this.#bounds.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#bounds[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    const item = this.#items[low];
    if (item === undefined) throw new RangeError('Nothing to draw from');
    return item;
  }
}
