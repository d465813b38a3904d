/** Ids by how often they occur, the most frequent first; null does not count. */
export function mostFrequent(ids: readonly (string | null)[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const id of ids) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
}
