/** Rounds in a row in which a row has to be missing before it is taken for removed. */
const ROUNDS = 3;
/** Rows of a window of which at least half have to be there, or the answer is not believed. */
const MANY = 5;

/** Finds rows that the API has removed: those that whole answers no longer tell of, time and again. */
export class VanishedRows {
  readonly #missing = new Map<string, number>();

  /**
   * Compares what is archived of a window with a whole answer about it.
   * @returns the archived ids of those that are gone
   */
  note(archived: readonly string[], told: readonly string[]): readonly string[] {
    const present = new Set(told.map(normalized));
    const missing = archived.filter((id) => !present.has(normalized(id)));
    for (const id of archived) if (present.has(normalized(id))) this.#missing.delete(id);
    if (archived.length >= MANY && missing.length > archived.length / 2) return [];
    return missing.filter((id) => {
      const rounds = (this.#missing.get(id) ?? 0) + 1;
      if (rounds < ROUNDS) this.#missing.set(id, rounds);
      else this.#missing.delete(id);
      return rounds >= ROUNDS;
    });
  }
}

/** Servers print UUIDs in capitals or without hyphens. */
const normalized = (id: string): string => id.toLowerCase().replaceAll('-', '');
