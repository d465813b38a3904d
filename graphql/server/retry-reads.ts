import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin } from 'graphql-yoga';
import { originalErrorOf } from './original-error.ts';
import type { ApiContext } from './context.ts';
import { isConnectionBroken } from './database-errors.ts';

/** Milliseconds after its start for which an operation is begun again, unless told otherwise. */
export const RETRY_FOR = 3_000;
const PAUSE_MS = 50;

/**
 * Executes an operation again when the connection broke under it, such as when the database process was killed: the
 * API only reads, so that nothing can happen twice. `freshContext` gives what the first try has not used up: its
 * loaders remember their failures.
 */
export const retryReads = (freshContext: () => ApiContext, retryFor: number): Plugin<ApiContext> => ({
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn(async (args) => {
      const deadline = Date.now() + retryFor;
      let result: unknown = await executeFn(args);
      while (isBroken(result) && Date.now() < deadline) {
        await wait(PAUSE_MS);
        result = await executeFn({ ...args, contextValue: { ...args.contextValue, ...freshContext() } });
      }
      return result;
    });
  },
});

function isBroken(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('errors' in result)) return false;
  return (
    Array.isArray(result.errors) && result.errors.some((error) => isConnectionBroken(originalErrorOf(error)))
  );
}
