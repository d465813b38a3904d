import { FAULT_API } from '../servers/addresses.ts';

/** A fault that the API of the fault site applies to matching queries. */
export interface Fault {
  /** Name of the operation: "GetKill". */
  readonly operation: string;
  /** Only queries whose variables, as JSON, hold this text. */
  readonly mentions: string;
  /** Milliseconds before it answers. */
  readonly delay?: number;
  /** Holds its answers back until the fault is cleared. */
  readonly held?: boolean;
  /** Answers as of so many seconds ago, with all times moved to now: what ran then runs now. */
  readonly ago?: number;
  readonly answer?: 'error 500' | 'error 503' | 'graphql error' | 'no json' | 'hang up' | 'as asked';
}

/** A text that only the failing API sends: no visitor may ever read it. */
export const UPSTREAM_SECRET = 'upstream-secret-detail';

/** Lets the API fail from now on. A later fault for the same queries replaces an earlier one. */
export async function injectFault(fault: Fault): Promise<void> {
  const response = await fetch(`${FAULT_API}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The fault API answered ${response.status}`);
}

/** Lets the queries of a fault be answered again. */
export function clearFault({ operation, mentions }: Fault): Promise<void> {
  return injectFault({ operation, mentions, answer: 'as asked' });
}
