import { countEncounters } from './tries.ts';

interface Run {
  readonly completed: boolean;
  readonly encounters: readonly { readonly encounterId: string; readonly completed: boolean }[];
}

/**
 * Tells if a run of another API has been completed: it says so, or each encounter that was tried was won once
 * (rules.md: Instance runs).
 * @example isCleared({ completed: false, encounters: [{ encounterId: '1961', completed: true }] }) // true
 */
export function isCleared({ completed, encounters }: Run): boolean {
  const counts = countEncounters(encounters);
  return completed || (counts.encounters > 0 && counts.completed === counts.encounters);
}
