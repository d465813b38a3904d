import {
  type EncounterTotalsFragment,
  GetEncounterTotalsDocument,
  GetInstanceRunsDocument,
  type InstanceRowFragment,
  type InstanceRunPageFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer } from '#lib/api/answer.ts';
import { PROFILE } from '#lib/api/cache-policy.ts';
import { isElsewhere } from '#lib/api/is-elsewhere.ts';
import { query } from '#lib/api/query.ts';
import { type Encounter, encountersOf, isTrash } from '#lib/game/instances/encounters.ts';
import {
  encounterRunWhere,
  impossibleRatings,
  instanceRunWhere,
  type StatisticsFilter,
} from '#lib/url/instance-filter.ts';

import { askingApart, withEnded } from './ended-runs.ts';

/** Runs that an instance's page lists as the latest. */
const LATEST_RUNS = 5;

const NOTHING: EncounterTotalsFragment = {
  medianDuration: 0,
  averageDuration: 0,
  medianDeaths: 0,
  averageDeaths: 0,
};

/** An encounter, with totals of the tries that match the filter. */
export interface EncounterStatistics {
  readonly encounter: Encounter;
  /** Durations in milliseconds; all 0 where there are no tries. */
  readonly totals: EncounterTotalsFragment;
}

/**
 * Loads totals of the tries at each encounter of an instance, in the order of the encounters (rules.md: Instances). It
 * sends one question for each, all together; none where the bounds of a rating exclude each other. Encounters of
 * another API that are over within a minute are left out.
 * @throws ApiError
 */
export async function listEncounterStatistics(
  instance: Pick<InstanceRowFragment, 'id' | 'encounters'>,
  filter: StatisticsFilter,
): Promise<Answer<readonly EncounterStatistics[]>> {
  const encounters = encountersOf(instance);
  if (impossibleRatings(filter)) {
    return { data: encounters.map((encounter) => ({ encounter, totals: NOTHING })), staleSince: null };
  }
  const answers = await Promise.all(
    encounters.map(async (encounter) => {
      const where = encounterRunWhere(filter, { instanceId: instance.id, encounterId: encounter.id });
      return mapAnswer(
        await query(GetEncounterTotalsDocument, askingApart(where), PROFILE),
        ({ instanceEncounterRuns, ended }) => ({
          encounter,
          totals: withEnded(instanceEncounterRuns, ended) ?? NOTHING,
        }),
      );
    }),
  );
  const rows = answers.map(({ data }) => data);
  return joinAnswers(answers, isElsewhere() ? rows.filter(({ totals }) => !isTrash(totals)) : rows);
}

/**
 * The latest runs of an instance that count, with the number and the average duration of all; null where the API has
 * no list.
 * @throws ApiError
 */
export async function getLatestRuns(instanceId: string): Promise<Answer<InstanceRunPageFragment | null>> {
  const variables = {
    ...askingApart(instanceRunWhere(instanceId)),
    order: [{ start: 'DESC' as const }],
    first: LATEST_RUNS,
  };
  return mapAnswer(await query(GetInstanceRunsDocument, variables, PROFILE), ({ instanceRuns, ended }) =>
    withEnded(instanceRuns, ended),
  );
}
