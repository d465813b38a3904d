/** A binary heap that gives back the cheapest entry first. */
export class Heap<T> {
  readonly #entries: { readonly cost: number; readonly value: T }[] = [];

  push(cost: number, value: T): void {
    this.#entries.push({ cost, value });
    let index = this.#entries.length - 1;
    while (index > 0 && this.#costAt(index) < this.#costAt(Heap.#parent(index))) {
      this.#swap(index, Heap.#parent(index));
      index = Heap.#parent(index);
    }
  }

  pop(): { readonly cost: number; readonly value: T } | undefined {
    const [top] = this.#entries;
    const last = this.#entries.pop();
    if (last === undefined || this.#entries.length === 0) return top;
    this.#entries[0] = last;
    this.#sink();
    return top;
  }

  #sink(): void {
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      const child = this.#costAt(left + 1) < this.#costAt(left) ? left + 1 : left;
      if (this.#costAt(child) >= this.#costAt(index)) return;
      this.#swap(index, child);
      index = child;
    }
  }

  static #parent(index: number): number {
    return (index - 1) >> 1;
  }

  #costAt(index: number): number {
    return this.#entries[index]?.cost ?? Number.POSITIVE_INFINITY;
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#entries[one], this.#entries[other]];
    if (a === undefined || b === undefined) return;
    this.#entries[one] = b;
    this.#entries[other] = a;
  }
}
