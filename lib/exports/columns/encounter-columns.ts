import type { EncounterTotalsFragment } from '#graphql/generated/documents.ts';
import { type EncounterStatistics, isTimed } from '#lib/game/instances/encounters.ts';
import { encounterName } from '#lib/game/instances/instance-name.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { secondsCell } from './cells.ts';

/** A number that is empty for an encounter that was never won. */
const timed =
  (numberOf: (totals: EncounterTotalsFragment) => number) =>
  ({ totals }: EncounterStatistics) =>
    isTimed(totals) ? numberOf(totals) : null;

/** An encounter of an instance; durations and deaths are empty where it was never won. */
export const ENCOUNTER_COLUMNS: readonly ExportColumn<EncounterStatistics>[] = [
  column('id', 'Id of the encounter', ({ encounter }) => encounter.id),
  column('name', 'Its name', ({ encounter }) => encounterName(encounter)),
  column('tries', 'Tries at it', ({ tries }) => tries),
  column('wins', 'Those that were won, which the other numbers are of', ({ totals }) => totals.totalCount),
  column('medianDuration', 'Median duration of the won tries, in seconds', (row) =>
    secondsCell(timed(({ medianDuration }) => medianDuration)(row)),
  ),
  column('averageDuration', 'Average duration of the won tries, in seconds', (row) =>
    secondsCell(timed(({ averageDuration }) => averageDuration)(row)),
  ),
  column(
    'medianDeaths',
    'Median of the deaths in a won try',
    timed(({ medianDeaths }) => medianDeaths),
  ),
  column(
    'averageDeaths',
    'Average of the deaths in a won try',
    timed(({ averageDeaths }) => averageDeaths),
  ),
];
