/** A request to an API, timed by the API's clock in milliseconds. */
export interface AskedQuestion {
  /** Name of its operation: "GetKill". */
  readonly operation: string;
  readonly began: number;
  readonly ended: number;
}

/**
 * The longest chain of sequential requests: the round trips that a page needs.
 * @example longestRow([{ operation: 'GetKill', began: 0, ended: 40 }]) // ['GetKill']
 */
export function longestRow(questions: readonly AskedQuestion[]): readonly string[] {
  const rows: { readonly ended: number; readonly names: readonly string[] }[] = [];
  for (const { operation, began, ended } of questions.toSorted((one, other) => one.began - other.began)) {
    const before = longest(rows.filter((row) => row.ended <= began).map(({ names }) => names));
    rows.push({ ended, names: [...before, operation] });
  }
  return longest(rows.map(({ names }) => names));
}

const longest = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.reduce((most, row) => (row.length > most.length ? row : most), []);
