import { isElsewhere } from '#lib/api/is-elsewhere.ts';

interface Ended {
  readonly end: { readonly gt: number };
}

/**
 * The variables of a question about runs or tries that asks another API for its durations apart: of those alone that
 * have an end, which our own API leaves out by itself (rules.md: Instance runs).
 */
export function askingApart<Where extends object>(
  where: Where,
): { where: Where; ended: (Where & Ended) | null; elsewhere: boolean } {
  const elsewhere = isElsewhere();
  return { where, ended: elsewhere ? { ...where, end: { gt: 0 } } : null, elsewhere };
}

/** Adds the durations of runs or tries that have an end to the facts about all of them. */
export const withEnded = <Told extends object>(
  told: Told | null,
  ended: Partial<Told> | null | undefined,
): Told | null => (told && ended ? { ...told, ...ended } : told);
