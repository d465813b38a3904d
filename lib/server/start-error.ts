import { EnvError } from '#lib/env.ts';

/** A reason not to start that the user can fix; its message is one line. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Returns the lines to print when the start failed: one for each fault to mend, and a stack only for unforeseen errors.
 */
export function explain(error: unknown): string {
  if (error instanceof EnvError) {
    return error.problems.map((problem) => `War Ledger cannot start: ${problem}`).join('\n');
  }
  if (error instanceof StartError) return `War Ledger cannot start: ${error.message}`;
  return `War Ledger cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
