import { plural, thousands } from '#lib/format/number.ts';

import { type Encounter, encountersOf } from './encounters.ts';
import { countEncounters } from './tries.ts';

interface Run {
  readonly encounters: readonly { readonly encounterId: string; readonly completed: boolean }[];
  /** Its encounters are null where the API does not tell them. */
  readonly instance: { readonly encounters: readonly (Pick<Encounter, 'id'> | null)[] | null };
}

/**
 * The number of encounters in the instance of a run, those that the run met and that the instance has no longer among
 * them; null where the API lists none.
 * @example allEncounters(run) // 3
 */
export function allEncounters({ encounters, instance }: Run): number | null {
  const listed = encountersOf(instance).map(({ id }) => id);
  const met = encounters.map(({ encounterId }) => encounterId);
  return listed.length === 0 ? null : new Set([...listed, ...met]).size;
}

/**
 * The encounters that a run has won, of all in its instance where these are known.
 * @example wonWords(run) // '1 of 3 encounters'
 */
export function wonWords(run: Run): string {
  const { completed } = countEncounters(run.encounters);
  const all = allEncounters(run);
  const won = all === null ? thousands(completed) : `${thousands(completed)} of ${thousands(all)}`;
  return `${won} ${plural(all ?? completed, 'encounter', 'encounters')}`;
}

/**
 * Says how far a party came before it gave up.
 * @example givenUpWords(run) // 'given up after 1 of 3 encounters'
 */
export const givenUpWords = (run: Run): string =>
  countEncounters(run.encounters).completed === 0
    ? 'given up before the first encounter was won'
    : `given up after ${wonWords(run)}`;
