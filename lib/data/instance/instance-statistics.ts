import {
  type EncounterTotalsFragment,
  GetEncounterTotalsDocument,
  GetInstanceRunsDocument,
  type InstanceRowFragment,
  type InstanceRunPageFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer, PROFILE } from '#lib/api/answer.ts';
import { isRemoteApi } from '#lib/api/is-remote-api.ts';
import { query } from '#lib/api/query.ts';
import {
  type EncounterStatistics,
  encountersOf,
  isTrash,
  withEnded,
} from '#lib/game/instances/encounters.ts';
import {
  encounterRunWhere,
  impossibleRatings,
  instanceRunWhere,
  type StatisticsFilter,
} from '#lib/url/filter/instance-filter.ts';

/** Runs that an instance's page lists as the latest. */
const LATEST_RUNS = 5;

const NOTHING: EncounterTotalsFragment = {
  totalCount: 0,
  medianDuration: 0,
  averageDuration: 0,
  medianDeaths: 0,
  averageDeaths: 0,
};

/**
 * Loads totals of the tries at each encounter of an instance, in the order of the encounters (rules.md: Instances). It
 * sends one question for each, all together; none where the bounds of a rating exclude each other. Encounters of
 * another API that are over within a minute are left out.
 */
export async function listEncounterStatistics(
  instance: Pick<InstanceRowFragment, 'id' | 'encounters'>,
  filter: StatisticsFilter,
): Promise<Answer<readonly EncounterStatistics[]>> {
  const encounters = encountersOf(instance);
  if (impossibleRatings(filter)) {
    return {
      data: encounters.map((encounter) => ({ encounter, tries: 0, totals: NOTHING })),
      provenance: null,
    };
  }
  const elsewhere = isRemoteApi();
  const answers = await Promise.all(
    encounters.map(async (encounter) => {
      const tried = encounterRunWhere(filter, { instanceId: instance.id, encounterId: encounter.id });
      const won = { ...tried, completed: { eq: true } };
      const ended = elsewhere ? { ...won, end: { gt: 0 } } : null;
      return mapAnswer(
        await query(GetEncounterTotalsDocument, { tried, won, ended, elsewhere }, PROFILE),
        (counts) => ({
          encounter,
          tries: counts.tried?.totalCount ?? 0,
          totals: counts.won ? withEnded(counts.won, counts.ended) : NOTHING,
        }),
      );
    }),
  );
  const rows = answers.map(({ data }) => data);
  return joinAnswers(answers, elsewhere ? rows.filter(({ totals }) => !isTrash(totals)) : rows);
}

/** The latest runs of an instance that count, with the number of all; null where the API has no list. */
export async function getLatestRuns(instanceId: string): Promise<Answer<InstanceRunPageFragment | null>> {
  const variables = {
    where: instanceRunWhere(instanceId),
    order: [{ start: 'DESC' as const }],
    first: LATEST_RUNS,
  };
  return mapAnswer(
    await query(GetInstanceRunsDocument, variables, PROFILE),
    ({ instanceRuns }) => instanceRuns,
  );
}
