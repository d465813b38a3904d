import {
  type EncounterRunRowFragment,
  type EncounterScoreFragment,
  GetEncounterRunScoreboardDocument,
  GetInstanceRunDocument,
  GetInstanceRunScoreboardDocument,
  GetInstanceRunsDocument,
  type InstanceRunDetailsFragment,
  type InstanceRunPageFragment,
  type InstanceScoreFragment,
  type SessionListingFragment,
} from '#graphql/generated/documents.ts';
import {
  type Answer,
  mapAnswer,
  LIVE,
  type CachePolicy,
  FINISHED,
  type RecordSource,
} from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { parseLongId, parseUuid } from '#lib/game/ids.ts';
import { findTry, type TryInRun, knownMoment } from '#lib/game/instances/tries.ts';
import { impossibleRatings, type RUN_FILTER, runWhere } from '#lib/url/filter/instance-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { askPage } from '../page-or-first.ts';
import type { FoundByNames } from '../player/named-in-filter.ts';
import { recordById } from '../record-by-id.ts';
import { listSessions } from './dungeons.ts';

/** Runs on a page of the list. */
const RUNS_PER_PAGE = 25;

const NEWEST_FIRST = [{ start: 'DESC' }] as const;

const NO_RUNS: InstanceRunPageFragment = {
  totalCount: 0,
  nodes: [],
  pageInfo: { hasNextPage: false, endCursor: null, hasPreviousPage: false, startCursor: null },
};

/**
 * Loads the runs that match the filter, newest first; null where the API has no list. Sends no question where the
 * bounds of a rating exclude each other.
 */
export async function listInstanceRuns(
  { values, cursor }: ListAddress<typeof RUN_FILTER>,
  size: number = RUNS_PER_PAGE,
): Promise<Answer<InstanceRunPageFragment | null>> {
  if (impossibleRatings(values)) return { data: NO_RUNS, provenance: null };
  const variables = { where: runWhere(values), order: [...NEWEST_FIRST] };
  return askPage(
    GetInstanceRunsDocument,
    variables,
    { size, policy: LIVE },
    cursor,
    ({ instanceRuns }) => instanceRuns,
  );
}

/** A page of runs, or of sessions where the address asks for them and the API has any. */
interface RunsOrSessions {
  readonly runs: InstanceRunPageFragment | null;
  readonly sessions: FoundByNames<SessionListingFragment> | null;
}

/** Loads the runs or the sessions that match the filter, newest first; null where the API has no list of runs. */
export async function listRunsOrSessions(
  list: ListAddress<typeof RUN_FILTER>,
  size?: number,
): Promise<Answer<RunsOrSessions | null>> {
  const offers = await whatIsOffered();
  return list.values.view === 'sessions' && offers('Query.dungeonSessions')
    ? mapAnswer(await listSessions(list, size), (sessions) => ({ runs: null, sessions }))
    : mapAnswer(await listInstanceRuns(list, size), (runs) => runs && { runs, sessions: null });
}

/** One run with its tries at encounters. */
export const INSTANCE_RUN = recordById(
  GetInstanceRunDocument,
  ({ instanceRun }) => untilItEnds(instanceRun),
  ({ instanceRun }) => instanceRun,
  parseUuid,
);

/** A try at an encounter, by its own id and that of the run that it belongs to. */
export interface EncounterRunId {
  readonly runId: string;
  readonly id: string;
}

/** A try at an encounter, with its run and those before and after it. */
export interface EncounterRun extends TryInRun<EncounterRunRowFragment> {
  readonly run: InstanceRunDetailsFragment;
}

/** One try at an encounter; none where it is not of that run. */
export const ENCOUNTER_RUN: RecordSource<
  { id: string; encounterRunId: string },
  EncounterRunId,
  EncounterRun
> = {
  idOf: ({ id, encounterRunId }) => {
    const [runId, attemptId] = [parseUuid(id), parseLongId(encounterRunId)];
    return runId !== null && attemptId !== null ? { runId, id: attemptId } : null;
  },
  get: async ({ runId, id }) =>
    mapAnswer(await INSTANCE_RUN.get(runId), (run) => {
      const found = run && findTry(run.encounters, id);
      return found && { run, ...found };
    }),
};

/** Everybody who was in a run, in the API's order; null when the run is unknown. */
export async function listRunScores(id: string): Promise<Answer<readonly InstanceScoreFragment[] | null>> {
  const answer = await query(GetInstanceRunScoreboardDocument, { id }, ({ instanceRun }) =>
    untilItEnds(instanceRun),
  );
  return mapAnswer(answer, ({ instanceRun }) => instanceRun?.scoreboardEntries ?? null);
}

/** Everybody who was in a try at an encounter, in the API's order; null when it is unknown. */
export async function listEncounterScores(
  id: string,
): Promise<Answer<readonly EncounterScoreFragment[] | null>> {
  const answer = await query(GetEncounterRunScoreboardDocument, { id }, ({ instanceEncounterRun }) =>
    untilItEnds(instanceEncounterRun),
  );
  return mapAnswer(answer, ({ instanceEncounterRun }) => instanceEncounterRun?.scoreboardEntries ?? null);
}

/**
 * Returns how long an answer about a run, or about a try at an encounter, may be cached: an ended one does not change
 * any more, one without a known end may still go on (rules.md: Instance runs). Null stands for a record that does not
 * exist yet.
 * @example untilItEnds({ end: 0 }) // LIVE
 */
export function untilItEnds(record: { readonly end: number | string } | null): CachePolicy {
  return record !== null && knownMoment(record.end) !== null ? FINISHED : LIVE;
}
