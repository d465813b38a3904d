import type { EncounterRunRowFragment, InstanceRunRowFragment } from '#graphql/generated/documents.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
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

import { column, type ExportColumn } from '../export-table.ts';
import { momentCell, secondsCell } from './cells.ts';
import { partColumns } from './part-columns.ts';

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

interface Scored {
  readonly scoreboardEntries: readonly Pick<PartyMember, 'itemRating' | 'deaths'>[];
}

const DEATHS_COLUMN: ExportColumn<Scored> = column(
  'deaths',
  'How often the members of the party died, together',
  ({ scoreboardEntries }) => totalDeaths(scoreboardEntries),
);

const AVERAGE_RATING_COLUMN: ExportColumn<Scored> = column(
  'averageItemRating',
  'Average item rating of the party, rounded',
  ({ scoreboardEntries }) => itemRatings(scoreboardEntries)?.average ?? null,
);

interface Party {
  readonly scoreboardEntries: readonly PartyMember[];
}

const PARTY_COLUMNS: readonly ExportColumn<Party>[] = [
  column('players', 'Members of the party', ({ scoreboardEntries }) => membersOf(scoreboardEntries).length),
  DEATHS_COLUMN,
  column(
    'minItemRating',
    'Lowest item rating of the party',
    ({ scoreboardEntries }) => itemRatings(scoreboardEntries)?.min ?? null,
  ),
  AVERAGE_RATING_COLUMN,
  column(
    'maxItemRating',
    'Highest item rating of the party',
    ({ scoreboardEntries }) => itemRatings(scoreboardEntries)?.max ?? null,
  ),
  column('tanks', 'Tanks of the party', ({ scoreboardEntries }) => roleCounts(scoreboardEntries).tanks),
  column('healers', 'Healers of the party', ({ scoreboardEntries }) => roleCounts(scoreboardEntries).healers),
  column(
    'damageDealers',
    'Damage dealers of the party',
    ({ scoreboardEntries }) => roleCounts(scoreboardEntries).damageDealers,
  ),
];

/** A run of a list. */
export const RUN_COLUMNS: readonly ExportColumn<InstanceRunRowFragment>[] = [
  column('id', 'Id of the run', ({ id }) => id),
  column('instanceId', 'Id of the dungeon', ({ instanceId }) => instanceId),
  column('instanceName', 'Its name', ({ instance }) => instanceName(instance)),
  ...TIME_COLUMNS,
  column(
    'encounters',
    'How many encounters were met',
    ({ encounters }) => countEncounters(encounters).encounters,
  ),
  column(
    'encountersCompleted',
    'How many of them were completed',
    ({ encounters }) => countEncounters(encounters).completed,
  ),
  column('allEncounters', 'How many the dungeon has; empty where not known', allEncounters),
  column('tries', 'How many tries they took', ({ encounters }) => countEncounters(encounters).tries),
  ...PARTY_COLUMNS,
];

/** A run of a short list. */
export interface ShortRun extends Timed, Scored {
  readonly id: string;
}

export const SHORT_RUN_COLUMNS: readonly ExportColumn<ShortRun>[] = [
  column('id', 'Id of the run', ({ id }) => id),
  ...TIME_COLUMNS,
  AVERAGE_RATING_COLUMN,
  DEATHS_COLUMN,
];

type Attempt = Try<EncounterRunRowFragment>;

/** A try of a run at one of its encounters. */
export const TRY_COLUMNS: readonly ExportColumn<Attempt>[] = [
  column('id', 'Id of the try', ({ attempt }) => attempt.id),
  column('encounterId', 'Id of the encounter', ({ attempt }) => attempt.encounterId),
  column('encounterName', 'Its name', ({ name }) => name),
  column('try', 'Which try at its encounter it is, the first is 1', ({ number }) => number),
  ...partColumns(({ attempt }: Attempt) => attempt, [...TIME_COLUMNS, ...PARTY_COLUMNS]),
];
