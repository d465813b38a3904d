import type { Random } from './random.ts';

/** Draws items as often as their weights say; the same item may come again. */
export class Urn<Item> {
  readonly #items: readonly Item[];
  readonly #bounds: readonly number[];
  /** Sum of all weights: 0 means that nothing can be drawn. */
  readonly weight: number;

  constructor(items: readonly Item[], weightOf: (item: Item) => number) {
    const bounds: number[] = [];
    let sum = 0;
    this.#items = items.filter((item) => {
      const weight = weightOf(item);
      if (weight > 0) bounds.push((sum += weight));
      return weight > 0;
    });
    this.#bounds = bounds;
    this.weight = sum;
  }

  get size(): number {
    return this.#items.length;
  }

  /** @throws RangeError when nothing in the urn has a weight */
  draw(random: Random): Item {
    const at = random.next() * this.weight;
    let low = 0;
    let high = this.#bounds.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#bounds[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    const item = this.#items[low];
    if (item === undefined) throw new RangeError('The urn is empty');
    return item;
  }
}
