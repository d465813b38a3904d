import type {
  EncounterRunRowFragment,
  InstanceRowFragment,
  InstanceRunRowFragment,
} from '#graphql/generated/documents.ts';
import type { DurationBin } from '#lib/game/instances/duration-distribution.ts';
import { encountersOf, type EncounterStatistics, isTimed } from '#lib/game/instances/encounters.ts';
import { encounterName, instanceName } from '#lib/game/instances/instance-name.ts';
import * as party from '#lib/game/instances/party.ts';
import type { RatingBand } from '#lib/game/instances/rating-relation.ts';
import type { SampledRun } from '#lib/game/instances/run-sample.ts';
import { allEncounters } from '#lib/game/instances/won-words.ts';
import * as tries from '#lib/game/instances/tries.ts';

import { col, columnsOf, partColumns } from '../export-columns.ts';
import { listCell, momentCell, secondsCell } from './cells.ts';

type Timed = Parameters<typeof tries.runDuration>[0] & { readonly completed: boolean };

const inSeconds = (minutes: number) => secondsCell(minutes * 60_000);

const averageRating = (scores: Parameters<typeof party.itemRatings>[0]) => party.itemRatings(scores)?.average;

/** Start, end and duration. */
const TIME_COLUMNS = columnsOf<Timed>(
  col('start', 'When it began, in UTC; empty where not known', ({ start }) => start, momentCell),
  col('end', 'When it ended, in UTC; empty where not known', ({ end }) => end, momentCell),
  col('duration', 'Seconds; empty where not known', tries.runDuration, secondsCell),
  col('completed', 'Whether it was completed', ({ completed }) => completed),
);

const PARTY_COLUMNS = columnsOf<readonly party.PartyMember[]>(
  col('players', 'Members of the party', (scores) => party.membersOf(scores).length),
  col('deaths', 'How often the members of the party died, together', party.totalDeaths),
  col('minItemRating', 'Lowest item rating of the party', (scores) => party.itemRatings(scores)?.min),
  col('averageItemRating', 'Average item rating of the party, rounded', averageRating),
  col('maxItemRating', 'Highest item rating of the party', (scores) => party.itemRatings(scores)?.max),
  col('tanks', 'Tanks of the party', (scores) => party.roleCounts(scores).tanks),
  col('healers', 'Healers of the party', (scores) => party.roleCounts(scores).healers),
  col('damageDealers', 'Damage dealers of the party', (scores) => party.roleCounts(scores).damageDealers),
);

export const RUN_COLUMNS = columnsOf<InstanceRunRowFragment>(
  col('id', 'Id of the run', ({ id }) => id),
  col('instanceId', 'Id of the dungeon', ({ instanceId }) => instanceId),
  col('instanceName', 'Its name', ({ instance }) => instance, instanceName),
  TIME_COLUMNS,
  col(
    'encounters',
    'How many encounters were met',
    ({ encounters }) => tries.countEncounters(encounters).encounters,
  ),
  col(
    'encountersCompleted',
    'How many of them were completed',
    ({ encounters }) => tries.countEncounters(encounters).completed,
  ),
  col('allEncounters', 'How many the dungeon has; empty where not known', allEncounters),
  col('tries', 'How many tries they took', ({ encounters }) => tries.countEncounters(encounters).tries),
  partColumns(({ scoreboardEntries }) => scoreboardEntries, PARTY_COLUMNS),
);

export const SHORT_RUN_COLUMNS = columnsOf<SampledRun>(
  col('id', 'Id of the run', ({ id }) => id),
  TIME_COLUMNS,
  col('averageItemRating', 'Average item rating of the party, rounded', ({ scoreboardEntries }) =>
    averageRating(scoreboardEntries),
  ),
  col('deaths', 'How often the members of the party died, together', ({ scoreboardEntries }) =>
    party.totalDeaths(scoreboardEntries),
  ),
);

/** A try at an encounter. */
export const TRY_COLUMNS = columnsOf<tries.Try<EncounterRunRowFragment>>(
  col('id', 'Id of the try', ({ attempt }) => attempt.id),
  col('encounterId', 'Id of the encounter', ({ attempt }) => attempt.encounterId),
  col('encounterName', 'Its name', ({ name }) => name),
  col('try', 'Which try at its encounter it is, the first is 1', ({ number }) => number),
  partColumns(({ attempt }) => attempt, TIME_COLUMNS),
  partColumns(({ attempt }) => attempt.scoreboardEntries, PARTY_COLUMNS),
);

const WON_COLUMNS = columnsOf<EncounterStatistics['totals']>(
  col(
    'medianDuration',
    'Median duration of the won tries, in seconds',
    ({ medianDuration }) => medianDuration,
    secondsCell,
  ),
  col(
    'averageDuration',
    'Average duration of the won tries, in seconds',
    ({ averageDuration }) => averageDuration,
    secondsCell,
  ),
  col('medianDeaths', 'Median of the deaths in a won try', ({ medianDeaths }) => medianDeaths),
  col('averageDeaths', 'Average of the deaths in a won try', ({ averageDeaths }) => averageDeaths),
);

/** An encounter of an instance; durations and deaths are empty where it was never won. */
export const ENCOUNTER_COLUMNS = columnsOf<EncounterStatistics>(
  col('id', 'Id of the encounter', ({ encounter }) => encounter.id),
  col('name', 'Its name', ({ encounter }) => encounter, encounterName),
  col('tries', 'Tries at it', ({ tries }) => tries),
  col('wins', 'Those that were won, which the other numbers are of', ({ totals }) => totals.totalCount),
  partColumns(({ totals }) => (isTimed(totals) ? totals : null), WON_COLUMNS),
);

export const INSTANCE_COLUMNS = columnsOf<InstanceRowFragment>(
  col('id', 'Id of the dungeon', ({ id }) => id),
  col('name', 'Its name', instanceName),
  col('encounters', 'How many encounters it has', (instance) => encountersOf(instance).length),
  col(
    'encounterIds',
    'Their ids in the order in which a party comes upon them, separated by semicolons',
    (instance) => encountersOf(instance).map(({ id }) => id),
    listCell,
  ),
);

export const DURATION_COLUMNS = columnsOf<DurationBin>(
  col('from', 'Shortest duration, in seconds', ({ from }) => from, inSeconds),
  col(
    'to',
    'The duration that all are below, in seconds; empty where there is none',
    ({ to }) => to,
    inSeconds,
  ),
  col('runs', 'How many runs took so long', ({ count }) => count),
  col('completed', 'How many of them were completed', ({ completed }) => completed),
);

export const RATING_BAND_COLUMNS = columnsOf<{ readonly band: RatingBand; readonly median: number | null }>(
  col('from', 'Lowest average item rating', ({ band }) => band.from),
  col('to', 'The average item rating that all are below', ({ band }) => band.to),
  col('runs', 'How many runs have a party of such a rating', ({ band }) => band.runs.length),
  col(
    'completed',
    'How many of them were completed',
    ({ band }) => band.runs.filter(({ completed }) => completed).length,
  ),
  col(
    'medianDuration',
    'Median duration of the completed ones, in seconds; empty without any, and for runs of several dungeons',
    ({ median }) => median,
    inSeconds,
  ),
);
