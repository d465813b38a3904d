import type { EncounterTotalsFragment } from '#graphql/generated/documents.ts';
import { type Encounter, isTimed } from '#lib/game/instances/encounters.ts';
import { encounterName } from '#lib/game/instances/instance-name.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { secondsCell } from './cells.ts';

/** An encounter, with totals of its tries; durations in milliseconds, all 0 where there are none. */
export interface EncounterStatistics {
  readonly encounter: Encounter;
  readonly totals: EncounterTotalsFragment;
}

/** A number that tells nothing where nobody has finished the encounter. */
const timed =
  (numberOf: (totals: EncounterTotalsFragment) => number) =>
  ({ totals }: EncounterStatistics) =>
    isTimed(totals) ? numberOf(totals) : null;

/** An encounter of an instance; its numbers are empty where nobody has finished it. */
export const ENCOUNTER_COLUMNS: readonly ExportColumn<EncounterStatistics>[] = [
  column('id', 'Id of the encounter', ({ encounter }) => encounter.id),
  column('name', 'Its name', ({ encounter }) => encounterName(encounter)),
  column('medianDuration', 'Median duration of the tries at it, in seconds', (row) =>
    secondsCell(timed(({ medianDuration }) => medianDuration)(row)),
  ),
  column('averageDuration', 'Average duration of the tries at it, in seconds', (row) =>
    secondsCell(timed(({ averageDuration }) => averageDuration)(row)),
  ),
  column(
    'medianDeaths',
    'Median of the deaths in a try',
    timed(({ medianDeaths }) => medianDeaths),
  ),
  column(
    'averageDeaths',
    'Average of the deaths in a try',
    timed(({ averageDeaths }) => averageDeaths),
  ),
];
