import { zoneLabel } from '../places/zones.ts';

interface Entry {
  readonly isRvR: boolean;
  readonly zone: { readonly id: string; readonly name: string | null } | null;
}

/** A summary of a storyline's entries. */
export interface StorylineSummary {
  readonly entries: number;
  /** The number of entries about realm versus realm. */
  readonly rvrEntries: number;
  /** The zone that most of the entries are about, the earlier one of two; null where none names any. */
  readonly zone: { readonly id: string; readonly name: string } | null;
}

/** Counts the entries of a storyline, and finds where it plays. */
export function summariseStoryline(entries: readonly Entry[]): StorylineSummary {
  const zones = entries.flatMap(({ zone }) => (zone ? [zone] : []));
  const countOf = (id: string) => zones.filter((zone) => zone.id === id).length;
  const [most] = zones.toSorted((one, other) => countOf(other.id) - countOf(one.id));
  return {
    entries: entries.length,
    rvrEntries: entries.filter(({ isRvR }) => isRvR).length,
    zone: most ? { id: most.id, name: zoneLabel(most) } : null,
  };
}
