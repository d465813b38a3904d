import { GetRunSampleDocument, type RunSamplePageFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import { PROFILE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RunSample, SampledRun } from '#lib/game/instances/run-sample.ts';
import type { RunWhere } from '#lib/url/instance-filter.ts';

/** Runs of one question; other servers of the contract give no more at once. */
const RUNS_PER_QUESTION = 50;

/** Questions for one sample: they are asked one after the other. */
const QUESTIONS = 6;

/**
 * The newest runs that match a condition, as many as plots are drawn from; null where the API has no list.
 * @throws ApiError
 */
export async function getRunSample(where: RunWhere): Promise<Answer<RunSample | null>> {
  const runs: SampledRun[] = [];
  let staleSince: number | null = null;
  let total = 0;
  let after: string | null = null;
  for (let asked = 0; asked < QUESTIONS; asked += 1) {
    const variables = { where, order: [{ start: 'DESC' as const }], first: RUNS_PER_QUESTION, after };
    const answer: Answer<{ instanceRuns: RunSamplePageFragment | null }> = await query(
      GetRunSampleDocument,
      variables,
      PROFILE,
    );
    const page = answer.data.instanceRuns;
    if (!page) return { data: null, staleSince: answer.staleSince };
    runs.push(...(page.nodes ?? []));
    staleSince = oldest(staleSince, answer.staleSince);
    total = page.totalCount;
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage || after === null) break;
  }
  return { data: { runs, total }, staleSince };
}

function oldest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
