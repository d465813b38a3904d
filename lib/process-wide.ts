/**
 * A value shared by the whole process. The server and each of Next's bundles load their own instances of modules, and
 * have only globalThis in common.
 */
export class ProcessWide<Value> {
  readonly #key: symbol;

  /** @param name under which all of them find the value; unique */
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

  /** Returns the value; the first caller makes it. */
  getOrMake(make: () => Value): Value {
    const known = this.get();
    if (known !== undefined) return known;
    const made = make();
    this.set(made);
    return made;
  }
}
