import {
  type RunScoreFragment,
  RunWithTriesDocument,
  type RunWithTriesQuery,
  TryWithScoresDocument,
} from '#graphql/generated/tested-documents.ts';
import { queryApi, requireFirst } from './api-client.ts';
import { SITE_ENDPOINT } from './site-api.ts';
import { isCleared } from '#lib/game/instances/encounters.ts';

/** The score of one player in a run or in a try at an encounter. */
export type Score = RunScoreFragment;

type Told = NonNullable<RunWithTriesQuery['instanceRun']>;
/** A try at an encounter, which the sample world knows. */
export type Attempt = Told['encounters'][number] & { readonly encounter: { readonly name: string } };
type ScoredAttempt = Attempt & { readonly scoreboardEntries: readonly Score[] };
export type Run = Omit<Told, 'encounters'> & { readonly encounters: readonly Attempt[] };

/** A run with its tries at encounters in the order of time. */
export async function runOf(id: string): Promise<Run> {
  const { instanceRun } = await queryApi(RunWithTriesDocument, { id });
  return asShown(requireFirst(instanceRun ? [instanceRun] : [], `run ${id}`)) as Run;
}

/** A try at an encounter with its whole scoreboard. */
export async function attemptOf(id: string): Promise<ScoredAttempt> {
  const { instanceEncounterRun } = await queryApi(TryWithScoresDocument, { id });
  return requireFirst(instanceEncounterRun ? [instanceEncounterRun] : [], `try ${id}`) as ScoredAttempt;
}

interface RunOutcome {
  readonly completed: boolean;
  readonly encounters: readonly { readonly encounterId: string; readonly completed: boolean }[];
}

/** A run as the site shows it: what another API says of a run that was completed is not taken at its word. */
export const asShown = <Of extends RunOutcome>(run: Of): Of =>
  SITE_ENDPOINT === null ? run : { ...run, completed: isCleared(run) };
