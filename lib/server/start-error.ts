import { EnvError } from '#lib/env.ts';

/** A reason not to start that whoever starts the server can mend; its message is one line. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What to print when the start failed: one line for each thing to mend, a stack only for what nobody foresaw. */
export function explain(error: unknown): string {
  if (error instanceof EnvError) {
    return error.problems.map((problem) => `War Ledger cannot start: ${problem}`).join('\n');
  }
  if (error instanceof StartError) return `War Ledger cannot start: ${error.message}`;
  return `War Ledger cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
