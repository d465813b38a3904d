/** Four 32-bit words from a text: the MurmurHash3 mixing steps, once per word with its own constants. */
function wordsOf(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a];
}

/**
 * A stream of random numbers that depends on nothing but its name (the sfc32 generator). Every domain and every battle
 * draws from its own stream, so that the draws of one never change another. A stream's name is part of its seed: under
 * another name it gives other numbers.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(name: string) {
    [this.#a, this.#b, this.#c, this.#d] = wordsOf(name);
    for (let round = 0; round < 12; round += 1) this.next();
  }

  /** A number from 0 up to, not including, 1. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  }

  /** An integer from min to max, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Roughly normal around 0 with a deviation of 1; never beyond 3.5. */
  bell(): number {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 1.75;
  }

  /** Many small, few large: at least 1, at most `cap`; a smaller slope has the longer tail. */
  powerLaw(slope: number, cap: number): number {
    return Math.min(cap, (1 - this.next()) ** (-1 / slope));
  }

  /** @throws RangeError when there is nothing to pick from */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  }

  /** The items in another order; the given list stays as it is. */
  shuffle<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, at: this.next() }))
      .sort((one, other) => one.at - other.at)
      .map(({ item }) => item);
  }

  /** Different items in random order, without replacement; all of them where there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    if (count * 2 >= items.length) return this.shuffle(items).slice(0, count);
    const drawn = new Set<Item>();
    while (drawn.size < count) drawn.add(this.pick(items));
    return [...drawn];
  }

  /** A version 4 UUID. */
  uuid(): string {
    const hex = Array.from({ length: 4 }, () => this.int(0, 0xffffffff).toString(16).padStart(8, '0')).join(
      '',
    );
    const variant = (8 + (parseInt(hex.slice(16, 17), 16) % 4)).toString(16);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}
