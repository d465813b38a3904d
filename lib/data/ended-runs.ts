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

/** Durations in milliseconds, as far as they were asked for. */
interface Durations {
  readonly averageDuration?: number;
  readonly medianDuration?: number;
}

/**
 * Adds the durations of runs or tries that have an end to the facts about all of them. Nothing else is taken over: an
 * API may say more than it was asked for, under names that stand for something checked here.
 */
export function withEnded<Told extends Durations>(
  told: Told | null,
  ended: Durations | null | undefined,
): Told | null {
  if (!told || !ended) return told;
  const { averageDuration = told.averageDuration, medianDuration = told.medianDuration } = ended;
  return {
    ...told,
    ...(averageDuration !== undefined && { averageDuration }),
    ...(medianDuration !== undefined && { medianDuration }),
  };
}
