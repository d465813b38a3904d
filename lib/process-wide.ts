/**
 * A value of the whole process. The server process and each of Next's bundles load modules of their own: only
 * globalThis is common to them.
 */
export class ProcessWide<Value> {
  readonly #key: symbol;

  /**
   * @param name by which all of them find it, and nobody else
   */
  constructor(name: string) {
    this.#key = Symbol.for(`war-ledger.${name}`);
  }

  get(): Value | undefined {
    // Nothing else is ever set under this name.
    const value: Value | undefined = Reflect.get(globalThis, this.#key);
    return value;
  }

  set(value: Value | undefined): void {
    Reflect.set(globalThis, this.#key, value);
  }

  /** The value, made by the first who asks. */
  getOrMake(make: () => Value): Value {
    const known = this.get();
    if (known !== undefined) return known;
    const made = make();
    this.set(made);
    return made;
  }
}
