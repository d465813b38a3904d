import { CLOCK, FAULT_API } from '../servers/addresses.ts';

/** The way in which the API of the degraded site treats all questions. */
export interface Degradation {
  /** Milliseconds before each answer. */
  readonly delay: number;
  /** True if it hangs up. */
  readonly isAway: boolean;
}

/** @throws Error when the API does not take it */
export async function setDegradation(degradation: Degradation): Promise<void> {
  await post(`${FAULT_API}/degradation`, JSON.stringify(degradation));
}

/** Returns the questions that reached the API since the last call. */
export async function takeQuestions(): Promise<readonly AskedQuestion[]> {
  return (await fetch(`${FAULT_API}/degraded/questions`)).json();
}

/** Advances the cache clock of the degraded site by some milliseconds. */
export function advanceClock(milliseconds: number): Promise<void> {
  return post(CLOCK, String(milliseconds));
}

async function post(address: string, body: string): Promise<void> {
  const response = await fetch(address, { method: 'POST', body });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
}

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
