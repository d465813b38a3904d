import type { EncounterTotalsFragment } from '#graphql/generated/documents.ts';
import { type Encounter, isTimed } from '#lib/game/instances/encounters.ts';
import { encounterName } from '#lib/game/instances/instance-name.ts';

import type { ExportColumn } from '../export-table.ts';
import { secondsCell } from './cells.ts';

/** An encounter, and what the tries at it come to; durations in milliseconds, all 0 where there are none. */
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
  { name: 'id', about: 'Id of the encounter', value: ({ encounter }) => encounter.id },
  { name: 'name', about: 'Its name', value: ({ encounter }) => encounterName(encounter) },
  {
    name: 'medianSeconds',
    about: 'Median duration of the tries at it, in seconds',
    value: (row) => secondsCell(timed(({ medianDuration }) => medianDuration)(row)),
  },
  {
    name: 'averageSeconds',
    about: 'Average duration of the tries at it, in seconds',
    value: (row) => secondsCell(timed(({ averageDuration }) => averageDuration)(row)),
  },
  {
    name: 'medianDeaths',
    about: 'Median of the deaths in a try',
    value: timed(({ medianDeaths }) => medianDeaths),
  },
  {
    name: 'averageDeaths',
    about: 'Average of the deaths in a try',
    value: timed(({ averageDeaths }) => averageDeaths),
  },
];
