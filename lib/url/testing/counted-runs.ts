/* Runs and tries that filters keep, counted from the scoreboards themselves. */

/** The filtered properties of a run or a try at an encounter, counted from its scoreboard. */
export interface Counted {
  readonly id: string;
  readonly instanceId: number;
  readonly start: number;
  readonly end: number;
  readonly entries: number;
  readonly deaths: number;
  readonly min: number;
  readonly average: number;
  readonly max: number;
}

/** A run of an instance. */
export interface Run extends Counted {
  readonly completedEncounters: number;
}

/** A try at an encounter. */
export interface Attempt extends Counted {
  readonly encounterId: number;
  readonly completed: boolean;
}

/** The query of an address. */
export type Query = Readonly<Record<string, string>>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** The mean of numbers; 0 of none. */
export const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

/** The number in the middle; between the two there where their number is even. */
export function median(numbers: readonly number[]): number {
  const sorted = inOrder(numbers);
  const half = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1));
}

/** The number in the middle; the lower of two. */
export const lowerMedian = (numbers: readonly number[]) =>
  inOrder(numbers)[Math.ceil(numbers.length / 2) - 1] ?? 0;

/** Durations of those whose start and end are known. */
export const durationsOf = (counted: readonly Counted[]) =>
  counted.flatMap(({ start, end }) => (start > 0 && end > 0 ? [end - start] : []));

/** A bound out of an address: digits that say more than 0. */
const boundOf = (query: Query, param: string) =>
  /^\d{1,5}$/.test(query[param] ?? '') ? Number(query[param]) : 0;

/** True if an address keeps a run or a try by its ratings. */
export function counts(row: Counted, query: Query): boolean {
  const within = (rating: 'min' | 'average' | 'max', param: string) => {
    const [above, below] = [boundOf(query, `${param}Min`), boundOf(query, `${param}Max`)];
    return (above === 0 || row[rating] >= above) && (below === 0 || row[rating] <= below);
  };
  return (
    row.start > 0 &&
    row.entries >= 6 &&
    within('min', 'minItemRating') &&
    within('average', 'avgItemRating') &&
    within('max', 'maxItemRating')
  );
}

/** True if an address keeps a run. */
export const runMatches = (run: Run, query: Query) =>
  counts(run, query) &&
  (!query.instance || query.instance === 'all' || run.instanceId === Number(query.instance)) &&
  run.completedEncounters >= boundOf(query, 'completedEncounters');
