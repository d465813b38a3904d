import type { EncounterTotalsFragment } from '#graphql/generated/documents.ts';
import { countEncounters } from './tries.ts';

/** An encounter as lists of an instance name it. */
export interface Encounter {
  readonly id: string;
  readonly name: string | null;
}

/**
 * The encounters of an instance in the order in which a party comes upon them; gaps in the API's list are left out.
 * @example encountersOf({ encounters: null }) // []
 */
export function encountersOf<Of extends object>({
  encounters,
}: {
  readonly encounters: readonly (Of | null)[] | null;
}): readonly Of[] {
  return (encounters ?? []).filter((encounter) => encounter !== null);
}

/** An encounter, and what the tries at it come to. */
export interface EncounterStatistics {
  readonly encounter: Encounter;
  readonly tries: number;
  /** Totals of the tries that were won, durations in milliseconds; all 0 where there are none. */
  readonly totals: EncounterTotalsFragment;
}

/**
 * Takes the durations from those tries that have an end, where these were asked for apart (rules.md: Instance runs).
 * Nothing else is taken over: an API may say more than it was asked for.
 */
export const withEnded = (
  won: EncounterTotalsFragment,
  ended: Pick<EncounterTotalsFragment, 'medianDuration' | 'averageDuration'> | null | undefined,
): EncounterTotalsFragment =>
  ended ? { ...won, medianDuration: ended.medianDuration, averageDuration: ended.averageDuration } : won;

/**
 * True if any won try at an encounter has a duration; without one its other numbers tell nothing.
 * @example isTimed({ medianDuration: 0 }) // false
 */
export function isTimed({ medianDuration }: { readonly medianDuration: number }): boolean {
  return medianDuration > 0;
}

/** Milliseconds: a boss takes longer. */
const SHORTEST_BOSS = 60_000;

/**
 * True for an encounter that is over within a minute: another API lists groups of common enemies as encounters.
 * @example isTrash({ medianDuration: 20_000 }) // true
 */
export function isTrash({ medianDuration }: { readonly medianDuration: number }): boolean {
  return medianDuration > 0 && medianDuration < SHORTEST_BOSS;
}

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
