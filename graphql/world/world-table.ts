/** One value of a generated row; null is SQL null. */
export type WorldValue = string | number | boolean | null;

/**
 * One table of the generated world: rows as arrays in the order of `columns`.
 * Tables come in the order in which they are to be written; `rows` is walked once.
 */
export interface WorldTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: Iterable<readonly WorldValue[]>;
}

/** The options that define one world: the same options always give the same rows. */
export interface WorldOptions {
  /** Any text; another seed is another war. */
  readonly seed: string;
  /** The clock of the world in epoch seconds: nothing in it happened later. */
  readonly now: number;
  /** 1 is the usual size, 0.1 a tenth of it. */
  readonly scale: number;
}
