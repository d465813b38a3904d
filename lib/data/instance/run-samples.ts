import {
  GetRunSampleDocument,
  type InstanceRunFilterInput,
  type RunSamplePageFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer, PROFILE } from '#lib/api/answer.ts';
import { isRemoteApi } from '#lib/api/is-remote-api.ts';
import { query } from '#lib/api/query.ts';
import type { RunSample } from '#lib/game/instances/run-sample.ts';
import { impossibleRatings, type RUN_FILTER, runWhere } from '#lib/url/filter/instance-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

/** Runs per request: the page limit of other servers of the contract. */
const RUNS_PER_QUESTION = 50;

/** Questions for one sample: each waits for the one before, and a page for no more than two in a row. */
const QUESTIONS = 2;

/**
 * Loads the newest runs that match the filter, for plots; null where the API has no list. Sends no question where the
 * bounds of a rating exclude each other.
 */
export async function sampleFilteredRuns({
  values,
}: ListAddress<typeof RUN_FILTER>): Promise<Answer<RunSample | null>> {
  if (impossibleRatings(values)) return { data: { runs: [], total: 0 }, provenance: null };
  return getRunSample(runWhere(values));
}

/** The newest runs that match a condition, as many as plots are drawn from; null where the API has no list. */
export async function getRunSample(where: InstanceRunFilterInput): Promise<Answer<RunSample | null>> {
  const answers: Answer<RunSamplePageFragment>[] = [];
  let after: string | null = null;
  do {
    const answer = await samplePage(where, after);
    const { data, provenance } = answer;
    if (!data) return { data, provenance };
    answers.push({ ...answer, data });
    after = data.pageInfo.hasNextPage ? data.pageInfo.endCursor : null;
  } while (after !== null && answers.length < QUESTIONS);
  return joinAnswers(answers, {
    runs: answers.flatMap(({ data }) => data.nodes ?? []),
    total: answers.at(-1)?.data.totalCount ?? 0,
  });
}

async function samplePage(
  where: InstanceRunFilterInput,
  after: string | null,
): Promise<Answer<RunSamplePageFragment | null>> {
  const variables = {
    where,
    order: [{ start: 'DESC' as const }],
    first: RUNS_PER_QUESTION,
    after,
    elsewhere: isRemoteApi(),
  };
  return mapAnswer(await query(GetRunSampleDocument, variables, PROFILE), ({ instanceRuns }) => instanceRuns);
}
