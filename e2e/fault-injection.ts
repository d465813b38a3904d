import { FAULT_API } from './servers.ts';

/** How the weak API treats the questions that it fits. */
export interface Fault {
  /** Name of the operation: "GetKill". */
  readonly operation: string;
  /** Only questions whose variables, as JSON, hold this text. */
  readonly mentions: string;
  /** Milliseconds before it answers. */
  readonly delay?: number;
  readonly answer?: 'error 500' | 'error 503' | 'graphql error' | 'no json' | 'hang up' | 'as asked';
}

/** Words that only the weak API says: no visitor may ever read them. */
export const UPSTREAM_SECRET = 'upstream-secret-detail';

/** Tells the weak API how to behave. A later word about the same questions replaces an earlier one. */
export async function injectFault(fault: Fault): Promise<void> {
  const response = await fetch(`${FAULT_API}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The weak API answered ${response.status}`);
}

/** Lets the same questions be answered as they are asked again. */
export function clearFault({ operation, mentions }: Fault): Promise<void> {
  return injectFault({ operation, mentions, answer: 'as asked' });
}
