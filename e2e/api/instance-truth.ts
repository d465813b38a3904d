import { queryApi, requireFirst, firstHundred } from './api-client.ts';
import { asShown } from './cleared-runs.ts';
import { shownDuration } from '../pages/duration-words.ts';

interface Party {
  readonly start: number;
  readonly end: number;
  readonly completed: boolean;
  readonly scoreboardEntries: readonly {
    readonly archetype: string;
    readonly itemRating: number;
    readonly deaths: number;
  }[];
}

export interface Try extends Party {
  readonly encounterId: string;
}

export interface Run extends Party {
  readonly id: string;
  readonly encounters: readonly Try[];
}

const PARTY = 'start end completed scoreboardEntries { archetype itemRating deaths }';
const RUNS = `query Runs($where: InstanceRunFilterInput, $after: String) {
  instanceRuns(where: $where, first: 50, after: $after, order: [{ start: DESC }]) {
    nodes { id ${PARTY} encounters { encounterId ${PARTY} } }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Page {
  readonly nodes: readonly Run[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Every run of an instance, those that do not count among them, newest first. */
async function allRunsOf(instanceId: string): Promise<readonly Run[]> {
  const runs: Run[] = [];
  let after: string | null = null;
  do {
    const where = { instanceId: { eq: Number(instanceId) } };
    const { instanceRuns }: { instanceRuns: Page } = await queryApi(RUNS, { where, after });
    runs.push(...instanceRuns.nodes.map(asShown));
    after = instanceRuns.pageInfo.hasNextPage ? instanceRuns.pageInfo.endCursor : null;
  } while (after !== null);
  return runs;
}

const runsWhere = (where: string) =>
  firstHundred<{ readonly instanceId: string }>('instanceRuns', `where: { ${where} }`, 'instanceId');

/** An instance that has runs without a start, and runs of too few. */
async function instanceWithUncountedRuns(): Promise<string> {
  const never = await runsWhere('start: { eq: 0 }');
  const few = await runsWhere('scoreboardEntryCount: { lt: 6 }');
  const both = never.filter(({ instanceId }) => few.some((run) => run.instanceId === instanceId));
  return requireFirst(both, 'instance with both kinds of runs that do not count').instanceId;
}

const counts = ({ start, scoreboardEntries }: Party) => start > 0 && scoreboardEntries.length >= 6;

interface Instance {
  readonly id: string;
  readonly name: string;
  readonly encounters: readonly { readonly id: string; readonly name: string }[];
}

const INSTANCE = 'query ($id: ID!) { instance(id: $id) { id name encounters { id name } } }';

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
  const { instance } = await queryApi<{ instance: Instance }>(INSTANCE, { id });
  const all = await allRunsOf(id);
  const runs = all.filter(counts);
  const tries = all.flatMap(({ encounters }) => encounters).filter(counts);
  return { instance, uncounted: all.length - runs.length, runs, tries };
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
