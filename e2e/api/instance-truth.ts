import {
  type InstanceRunFilterInput,
  InstanceWithEncountersDocument,
  type InstanceWithEncountersQuery,
  RunsDocument,
  type RunsQuery,
} from '#graphql/generated/tested-documents.ts';
import { queryApi, requireFirst, rowsOf } from './api-client.ts';
import { asShown } from './instance-run-api.ts';
import { shownDuration } from '../pages/duration-words.ts';

export type Run = NonNullable<NonNullable<RunsQuery['instanceRuns']>['nodes']>[number];
export type Try = Run['encounters'][number];
type Party = Pick<Run, 'start' | 'end' | 'completed' | 'scoreboardEntries'>;

const runsWhere = (where: InstanceRunFilterInput, pages?: number) =>
  rowsOf(RunsDocument, { where }, ({ instanceRuns }) => instanceRuns, pages);

/** Every run of an instance, those that do not count among them, newest first. */
const allRunsOf = async (instanceId: string): Promise<readonly Run[]> =>
  (await runsWhere({ instanceId: { eq: Number(instanceId) } })).map(asShown);

/** An instance that has runs without a start, and runs of too few. */
async function instanceWithUncountedRuns(): Promise<string> {
  const never = await runsWhere({ start: { eq: 0 } }, 2);
  const few = await runsWhere({ scoreboardEntryCount: { lt: 6 } }, 2);
  const both = never.filter(({ instanceId }) => few.some((run) => run.instanceId === instanceId));
  return requireFirst(both, 'instance with both kinds of runs that do not count').instanceId;
}

const counts = ({ start, scoreboardEntries }: Party) => start > 0 && scoreboardEntries.length >= 6;

type Named = Pick<NonNullable<InstanceWithEncountersQuery['instance']>, 'id' | 'name'>;
type Instance = Named & { readonly encounters: readonly Named[] };

export interface InstanceTruth {
  readonly instance: Instance;
  /** Runs that do not count. */
  readonly uncounted: number;
  /** Runs that count, newest first. */
  readonly runs: readonly Run[];
  /** Tries that count, in runs that may not. */
  readonly tries: readonly Try[];
}

/** All about an instance that has runs of every kind. */
export async function instanceTruth(): Promise<InstanceTruth> {
  const id = await instanceWithUncountedRuns();
  const { instance } = await queryApi(InstanceWithEncountersDocument, { id });
  const all = await allRunsOf(id);
  const runs = all.filter(counts);
  const tries = all.flatMap(({ encounters }) => encounters).filter(counts);
  return { instance: instance as Instance, uncounted: all.length - runs.length, runs, tries };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
export const average = (numbers: readonly number[]) => sum(numbers) / numbers.length;
export const deathsOf = ({ scoreboardEntries }: Party) => sum(scoreboardEntries.map(({ deaths }) => deaths));
export const ratingOf = ({ scoreboardEntries }: Party) =>
  average(scoreboardEntries.map(({ itemRating }) => itemRating));

/** Milliseconds of those that have an end. */
export const durationsOf = (parties: readonly Party[]) =>
  parties.flatMap(({ start, end }) => (end > 0 ? end - start : []));

/** The two in the middle, which are one where there is an odd number. */
export const middles = (numbers: readonly number[]): readonly number[] => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
};

/** The rows of the encounters that were won: name, tries, wins, and of those the median duration and deaths. */
export function expectedEncounters({ encounters }: Instance, tries: readonly Try[]): readonly string[][] {
  return encounters.flatMap(({ id, name }) => {
    const own = tries.filter(({ encounterId }) => encounterId === id);
    const won = own.filter(({ completed }) => completed);
    const [durations, deaths] = [durationsOf(won), won.map(deathsOf)];
    if (durations.length === 0) return [];
    const counts = [own.length, won.length].map((count) => count.toLocaleString('en-US'));
    const averageDeaths = String(Number(average(deaths).toFixed(2)));
    return [
      [
        name,
        ...counts,
        shownDuration(average(middles(durations))),
        String(middles(deaths)[0]),
        averageDeaths,
      ],
    ];
  });
}
