import type * as documents from '#graphql/generated/documents.ts';
import { encountersOf, type EncounterStatistics, isTimed } from '#lib/game/instances/encounters.ts';
import { encounterName, instanceName } from '#lib/game/instances/instance-name.ts';
import {
  itemRatings,
  membersOf,
  type PartyMember,
  roleCounts,
  totalDeaths,
} from '#lib/game/instances/party.ts';
import { countEncounters, type Try, runDuration } from '#lib/game/instances/tries.ts';
import { allEncounters } from '#lib/game/instances/won-words.ts';
import { columnsOf, partColumns, type ExportTable, exportTable } from '../export-table.ts';
import { listCell, momentCell, secondsCell } from './cells.ts';
import about from './run-columns.json' with { type: 'json' };
import {
  type DurationBin,
  durationDistribution,
  FEWEST_RUNS,
  timedRuns,
} from '#lib/game/instances/duration-distribution.ts';
import { medianOf, ratedRuns, type RatingBand, ratingBands } from '#lib/game/instances/rating-relation.ts';
import type { RunSample, SampledRun } from '#lib/game/instances/run-sample.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import type { Asked } from '../page-exports.ts';

interface Timed {
  readonly start: number;
  readonly end: number;
  readonly completed: boolean;
}

const TIME_COLUMNS = columnsOf<Timed>()(about.time, {
  start: ({ start }) => momentCell(start),
  end: ({ end }) => momentCell(end),
  duration: (run) => secondsCell(runDuration(run)),
});

type Scored = readonly Pick<PartyMember, 'itemRating' | 'deaths'>[];

const averageRating = (party: Scored): number | null => itemRatings(party)?.average ?? null;

const PARTY_COLUMNS = columnsOf<readonly PartyMember[]>()(about.party, {
  players: (party) => membersOf(party).length,
  deaths: totalDeaths,
  minItemRating: (party) => itemRatings(party)?.min ?? null,
  averageItemRating: averageRating,
  maxItemRating: (party) => itemRatings(party)?.max ?? null,
  tanks: (party) => roleCounts(party).tanks,
  healers: (party) => roleCounts(party).healers,
  damageDealers: (party) => roleCounts(party).damageDealers,
});

export const RUN_COLUMNS = columnsOf<documents.InstanceRunRowFragment>()(about.run, {
  instanceName: ({ instance }) => instanceName(instance),
  times: TIME_COLUMNS,
  encounters: ({ encounters }) => countEncounters(encounters).encounters,
  encountersCompleted: ({ encounters }) => countEncounters(encounters).completed,
  allEncounters,
  tries: ({ encounters }) => countEncounters(encounters).tries,
  party: partColumns(({ scoreboardEntries }) => scoreboardEntries, PARTY_COLUMNS),
});

export const SHORT_RUN_COLUMNS = columnsOf<SampledRun>()(about.shortRun, {
  times: TIME_COLUMNS,
  averageItemRating: ({ scoreboardEntries }) => averageRating(scoreboardEntries),
  deaths: ({ scoreboardEntries }) => totalDeaths(scoreboardEntries),
});

export const TRY_COLUMNS = columnsOf<Try<documents.EncounterRunRowFragment>>()(about.try, {
  times: partColumns(({ attempt }) => attempt, TIME_COLUMNS),
  party: partColumns(({ attempt }) => attempt.scoreboardEntries, PARTY_COLUMNS),
});

const WON_COLUMNS = columnsOf<EncounterStatistics['totals']>()(about.won, {
  medianDuration: (won) => secondsCell(won.medianDuration),
  averageDuration: (won) => secondsCell(won.averageDuration),
});

/** An encounter of an instance; durations and deaths are empty where it was never won. */
export const ENCOUNTER_COLUMNS = columnsOf<EncounterStatistics>()(about.encounter, {
  name: ({ encounter }) => encounterName(encounter),
  won: partColumns(({ totals }) => (isTimed(totals) ? totals : null), WON_COLUMNS),
});

export const INSTANCE_COLUMNS = columnsOf<documents.InstanceRowFragment>()(about.instance, {
  name: instanceName,
  encounters: (row) => encountersOf(row).length,
  encounterIds: (row) => listCell(encountersOf(row).map(({ id }) => id)),
});

const MINUTE = 60_000;

const DURATION_COLUMNS = columnsOf<DurationBin>()(about.duration, {
  from: ({ from }) => secondsCell(from * MINUTE),
  to: ({ to }) => secondsCell(to && to * MINUTE),
});

interface RatingRow {
  readonly band: RatingBand;
  /** Minutes; null where there is none. */
  readonly median: number | null;
}

const RATING_COLUMNS = columnsOf<RatingRow>()(about.rating, {
  completed: ({ band }) => band.runs.filter(({ completed }) => completed).length,
  medianDuration: ({ median }) => secondsCell(median && median * MINUTE),
});

interface Sampled {
  /** The newest runs; null where the API has no list. */
  readonly sample: RunSample | null;
}

/** The plot of durations as a table; empty for too few runs to tell. */
export function durationTable<Data, Parts extends Sampled>(): ExportTable<Asked<Data, Parts>> {
  return exportTable('Durations', DURATION_COLUMNS, async ({ part }) => {
    const sample = await part('sample');
    return { rows: durationDistribution(timedRuns(sample?.runs ?? []))?.bins ?? [] };
  });
}

/**
 * The plot of item ratings and durations as a table; empty for too few runs to compare.
 * @param isMixed tells if the runs of an address may be of several instances
 */
export function ratingTable<Data, Parts extends Sampled>(
  isMixed: (query: SearchParams) => boolean = () => false,
): ExportTable<Asked<Data, Parts>> {
  return exportTable('Item ratings', RATING_COLUMNS, async ({ part, query }) => {
    const points = ratedRuns((await part('sample'))?.runs ?? []);
    const bands = points.length < FEWEST_RUNS ? [] : ratingBands(points);
    return { rows: bands.map((band) => ({ band, median: isMixed(query) ? null : medianOf(band) })) };
  });
}
