import { SITE_ENDPOINT } from './site-api.ts';
import { isCleared } from '#lib/game/instances/encounters.ts';

interface Run {
  readonly completed: boolean;
  readonly encounters: readonly { readonly encounterId: string; readonly completed: boolean }[];
}

/** A run as the site shows it: what another API says of a run that was completed is not taken at its word. */
export const asShown = <Of extends Run>(run: Of): Of =>
  SITE_ENDPOINT === null ? run : { ...run, completed: isCleared(run) };
