import { plural, thousands } from '#lib/format/number.ts';

import { countEncounters } from './tries.ts';

interface Run {
  readonly encounters: readonly { readonly encounterId: string; readonly completed: boolean }[];
  /** Its encounters are null where the API does not tell them. */
  readonly instance: { readonly encounters: readonly unknown[] | null };
}

/**
 * Says how far a party came before it gave up: encounters won, of all in the instance.
 * @example givenUpWords(run) // 'given up after 1 of 3 encounters'
 */
export function givenUpWords({ encounters, instance }: Run): string {
  const { completed } = countEncounters(encounters);
  if (completed === 0) return 'given up before the first encounter was won';
  const all = instance.encounters?.length ?? 0;
  // A remote API may list fewer encounters than were won.
  if (all < completed) {
    return `given up after ${thousands(completed)} ${plural(completed, 'encounter', 'encounters')}`;
  }
  return `given up after ${thousands(completed)} of ${thousands(all)} ${plural(all, 'encounter', 'encounters')}`;
}
