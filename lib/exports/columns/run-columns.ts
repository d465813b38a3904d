import type { EncounterRunRowFragment, InstanceRunRowFragment } from '#graphql/generated/documents.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { itemRatings, type PartyMember, roleCounts, totalDeaths } from '#lib/game/instances/party.ts';
import { runDuration } from '#lib/game/instances/run-duration.ts';
import { countEncounters, type Try } from '#lib/game/instances/tries.ts';

import type { ExportColumn } from '../export-table.ts';
import { secondsCell, timeCell } from './cells.ts';
import { partColumns } from './part-columns.ts';

interface Timed {
  readonly start: number;
  readonly end: number;
  readonly completed: boolean;
}

const TIME_COLUMNS: readonly ExportColumn<Timed>[] = [
  {
    name: 'start',
    about: 'When it began, in UTC; empty where not known',
    value: ({ start }) => timeCell(start),
  },
  { name: 'end', about: 'When it ended, in UTC; empty where not known', value: ({ end }) => timeCell(end) },
  {
    name: 'seconds',
    about: 'How long it took, in seconds; empty where not known',
    value: (run) => secondsCell(runDuration(run)),
  },
  { name: 'completed', about: 'Whether it was completed', value: ({ completed }) => completed },
];

interface Scored {
  readonly scoreboardEntries: readonly Pick<PartyMember, 'itemRating' | 'deaths'>[];
}

const DEATHS_COLUMN: ExportColumn<Scored> = {
  name: 'deaths',
  about: 'How often the members of the party died, together',
  value: ({ scoreboardEntries }) => totalDeaths(scoreboardEntries),
};

const AVERAGE_RATING_COLUMN: ExportColumn<Scored> = {
  name: 'averageItemRating',
  about: 'Average item rating of the party, rounded',
  value: ({ scoreboardEntries }) => itemRatings(scoreboardEntries)?.average ?? null,
};

interface Party {
  readonly scoreboardEntries: readonly PartyMember[];
}

const PARTY_COLUMNS: readonly ExportColumn<Party>[] = [
  {
    name: 'players',
    about: 'Members of the party',
    value: ({ scoreboardEntries }) => scoreboardEntries.length,
  },
  DEATHS_COLUMN,
  {
    name: 'minItemRating',
    about: 'Lowest item rating of the party',
    value: ({ scoreboardEntries }) => itemRatings(scoreboardEntries)?.min ?? null,
  },
  AVERAGE_RATING_COLUMN,
  {
    name: 'maxItemRating',
    about: 'Highest item rating of the party',
    value: ({ scoreboardEntries }) => itemRatings(scoreboardEntries)?.max ?? null,
  },
  {
    name: 'tanks',
    about: 'Tanks of the party',
    value: ({ scoreboardEntries }) => roleCounts(scoreboardEntries).tanks,
  },
  {
    name: 'healers',
    about: 'Healers of the party',
    value: ({ scoreboardEntries }) => roleCounts(scoreboardEntries).healers,
  },
  {
    name: 'damageDealers',
    about: 'Damage dealers of the party',
    value: ({ scoreboardEntries }) => roleCounts(scoreboardEntries).damageDealers,
  },
];

/** A run of a list. */
export const RUN_COLUMNS: readonly ExportColumn<InstanceRunRowFragment>[] = [
  { name: 'id', about: 'Id of the run', value: ({ id }) => id },
  { name: 'instanceId', about: 'Id of the instance', value: ({ instanceId }) => instanceId },
  { name: 'instanceName', about: 'Its name', value: ({ instance }) => instanceName(instance) },
  ...TIME_COLUMNS,
  {
    name: 'encounters',
    about: 'How many encounters were met',
    value: ({ encounters }) => countEncounters(encounters).encounters,
  },
  {
    name: 'encountersCompleted',
    about: 'How many of them were completed',
    value: ({ encounters }) => countEncounters(encounters).completed,
  },
  {
    name: 'tries',
    about: 'How many tries they took',
    value: ({ encounters }) => countEncounters(encounters).tries,
  },
  ...PARTY_COLUMNS,
];

/** A run of a short list. */
export interface ShortRun extends Timed, Scored {
  readonly id: string;
}

export const SHORT_RUN_COLUMNS: readonly ExportColumn<ShortRun>[] = [
  { name: 'id', about: 'Id of the run', value: ({ id }) => id },
  ...TIME_COLUMNS,
  AVERAGE_RATING_COLUMN,
  DEATHS_COLUMN,
];

type Attempt = Try<EncounterRunRowFragment>;

/** A try of a run at one of its encounters. */
export const TRY_COLUMNS: readonly ExportColumn<Attempt>[] = [
  { name: 'id', about: 'Id of the try', value: ({ attempt }) => attempt.id },
  { name: 'encounterId', about: 'Id of the encounter', value: ({ attempt }) => attempt.encounterId },
  { name: 'encounterName', about: 'Its name', value: ({ name }) => name },
  {
    name: 'try',
    about: 'Which try at its encounter it is, the first is 1',
    value: ({ number }) => number,
  },
  ...partColumns(({ attempt }: Attempt) => attempt, [...TIME_COLUMNS, ...PARTY_COLUMNS]),
];
