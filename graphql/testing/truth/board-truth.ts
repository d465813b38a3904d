/** A row of a board, counted plainly. */
export interface PlainPlace {
  readonly id: string;
  readonly kills: number;
  readonly place: number;
  /** Those with as many kills. */
  readonly sharedBy: number;
}

/** The first ten places of those whose ids occur most often, with all who share the last one; null does not count. */
export function plainBoard(ids: readonly (number | string | null)[]): readonly PlainPlace[] {
  const counts = new Map<string, number>();
  for (const id of ids) if (id !== null) counts.set(String(id), (counts.get(String(id)) ?? 0) + 1);
  const all = [...counts.values()];
  return [...counts]
    .map(([id, kills]) => ({
      id,
      kills,
      place: 1 + all.filter((other) => other > kills).length,
      sharedBy: all.filter((other) => other === kills).length,
    }))
    .filter(({ place }) => place <= 10)
    .toSorted((one, other) => one.place - other.place || Number(one.id) - Number(other.id));
}
