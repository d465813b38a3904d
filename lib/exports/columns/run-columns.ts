import type {
  EncounterRunRowFragment,
  InstanceRowFragment,
  InstanceRunRowFragment,
} from '#graphql/generated/documents.ts';
import { encountersOf, type EncounterStatistics, isTimed } from '#lib/game/instances/encounters.ts';
import { encounterName, instanceName } from '#lib/game/instances/instance-name.ts';
import {
  itemRatings,
  membersOf,
  type PartyMember,
  roleCounts,
  totalDeaths,
} from '#lib/game/instances/party.ts';
import { runDuration } from '#lib/game/instances/run-duration.ts';
import { countEncounters, type Try } from '#lib/game/instances/tries.ts';
import { allEncounters } from '#lib/game/instances/won-words.ts';

import { column, type ExportColumn, partColumns } from '../export-table.ts';
import { listCell, momentCell, secondsCell } from './cells.ts';

interface Timed {
  readonly start: number;
  readonly end: number;
  readonly completed: boolean;
}

const TIME_COLUMNS: readonly ExportColumn<Timed>[] = [
  column('start', 'When it began, in UTC; empty where not known', ({ start }) => momentCell(start)),
  column('end', 'When it ended, in UTC; empty where not known', ({ end }) => momentCell(end)),
  column('duration', 'Seconds; empty where not known', (run) => secondsCell(runDuration(run))),
  column('completed', 'Whether it was completed', ({ completed }) => completed),
];

type Scored = readonly Pick<PartyMember, 'itemRating' | 'deaths'>[];

const DEATHS: ExportColumn<Scored> = column(
  'deaths',
  'How often the members of the party died, together',
  totalDeaths,
);

const AVERAGE_RATING: ExportColumn<Scored> = column(
  'averageItemRating',
  'Average item rating of the party, rounded',
  (party) => itemRatings(party)?.average ?? null,
);

const PARTY_COLUMNS: readonly ExportColumn<readonly PartyMember[]>[] = [
  column('players', 'Members of the party', (party) => membersOf(party).length),
  DEATHS,
  column('minItemRating', 'Lowest item rating of the party', (party) => itemRatings(party)?.min ?? null),
  AVERAGE_RATING,
  column('maxItemRating', 'Highest item rating of the party', (party) => itemRatings(party)?.max ?? null),
  column('tanks', 'Tanks of the party', (party) => roleCounts(party).tanks),
  column('healers', 'Healers of the party', (party) => roleCounts(party).healers),
  column('damageDealers', 'Damage dealers of the party', (party) => roleCounts(party).damageDealers),
];

/** A run of a list. */
export const RUN_COLUMNS: readonly ExportColumn<InstanceRunRowFragment>[] = [
  column('id', 'Id of the run', ({ id }) => id),
  column('instanceId', 'Id of the dungeon', ({ instanceId }) => instanceId),
  column('instanceName', 'Its name', ({ instance }) => instanceName(instance)),
  ...TIME_COLUMNS,
  column('encounters', 'How many encounters were met', (row) => countEncounters(row.encounters).encounters),
  column(
    'encountersCompleted',
    'How many of them were completed',
    ({ encounters }) => countEncounters(encounters).completed,
  ),
  column('allEncounters', 'How many the dungeon has; empty where not known', allEncounters),
  column('tries', 'How many tries they took', ({ encounters }) => countEncounters(encounters).tries),
  ...partColumns((run: InstanceRunRowFragment) => run.scoreboardEntries, PARTY_COLUMNS),
];

/** A run of a short list. */
export interface ShortRun extends Timed {
  readonly id: string;
  readonly scoreboardEntries: Scored;
}

export const SHORT_RUN_COLUMNS: readonly ExportColumn<ShortRun>[] = [
  column('id', 'Id of the run', ({ id }) => id),
  ...TIME_COLUMNS,
  ...partColumns((run: ShortRun) => run.scoreboardEntries, [AVERAGE_RATING, DEATHS]),
];

type Attempt = Try<EncounterRunRowFragment>;

/** A try of a run at one of its encounters. */
export const TRY_COLUMNS: readonly ExportColumn<Attempt>[] = [
  column('id', 'Id of the try', ({ attempt }) => attempt.id),
  column('encounterId', 'Id of the encounter', ({ attempt }) => attempt.encounterId),
  column('encounterName', 'Its name', ({ name }) => name),
  column('try', 'Which try at its encounter it is, the first is 1', ({ number }) => number),
  ...partColumns(({ attempt }: Attempt) => attempt, TIME_COLUMNS),
  ...partColumns(({ attempt }: Attempt) => attempt.scoreboardEntries, PARTY_COLUMNS),
];

/** An encounter of an instance; durations and deaths are empty where it was never won. */
export const ENCOUNTER_COLUMNS: readonly ExportColumn<EncounterStatistics>[] = [
  column('id', 'Id of the encounter', ({ encounter }) => encounter.id),
  column('name', 'Its name', ({ encounter }) => encounterName(encounter)),
  column('tries', 'Tries at it', ({ tries }) => tries),
  column('wins', 'Those that were won, which the other numbers are of', ({ totals }) => totals.totalCount),
  ...partColumns(
    ({ totals }: EncounterStatistics) => (isTimed(totals) ? totals : null),
    [
      column('medianDuration', 'Median duration of the won tries, in seconds', (won) =>
        secondsCell(won.medianDuration),
      ),
      column('averageDuration', 'Average duration of the won tries, in seconds', (won) =>
        secondsCell(won.averageDuration),
      ),
      column('medianDeaths', 'Median of the deaths in a won try', (won) => won.medianDeaths),
      column('averageDeaths', 'Average of the deaths in a won try', (won) => won.averageDeaths),
    ],
  ),
];

/** An instance of a list. */
export const INSTANCE_COLUMNS: readonly ExportColumn<InstanceRowFragment>[] = [
  column('id', 'Id of the dungeon', ({ id }) => id),
  column('name', 'Its name', (instance) => instanceName(instance)),
  column('encounters', 'How many encounters it has', (row) => encountersOf(row).length),
  column(
    'encounterIds',
    'Their ids in the order in which a party comes upon them, separated by semicolons',
    (row) => listCell(encountersOf(row).map(({ id }) => id)),
  ),
];
