import * as documents from '#graphql/generated/documents.ts';
import { getRunSample } from '#lib/data/instance/run-samples.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { durationDistribution, FEWEST_RUNS, timedRuns } from '#lib/game/instances/duration-distribution.ts';
import { medianOf, ratedRuns, ratingBands } from '#lib/game/instances/rating-relation.ts';
import type { RunSample } from '#lib/game/instances/run-sample.ts';
import { instanceRunWhere } from '#lib/url/filter/instance-filter.ts';

/** The plot of durations as rows; none for too few runs to tell. */
export const durations = (sample: RunSample | null) =>
  durationDistribution(timedRuns(sample?.runs ?? []))?.bins;

/**
 * The plot of item ratings and durations as rows; none for too few runs to compare.
 * @param isMixed if the runs may be of several instances, which have no common median
 */
export function ratings(sample: RunSample | null, isMixed = false) {
  const points = ratedRuns(sample?.runs ?? []);
  const bands = points.length < FEWEST_RUNS ? [] : ratingBands(points);
  return bands.map((band) => ({ band, median: isMixed ? null : medianOf(band) }));
}

/** The runs of an instance that plots show. */
export const sampleOf = (instanceId: string) => getRunSample(instanceRunWhere(instanceId));

/** A page of runs. */
export const RUN_PAGE = nullable(documents.InstanceRunPageFragmentDoc);
