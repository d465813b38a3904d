import { setTimeout as wait } from 'node:timers/promises';
import { originalErrorOf } from './original-error.ts';
import type { ApiContext } from './context.ts';
import { isConnectionBroken } from './database-errors.ts';
import type { Around, Executed } from './execution.ts';

/** Milliseconds after the start of an operation in which it is retried, by default. */
export const RETRY_FOR = 3_000;
const PAUSE_MS = 50;

/**
 * Executes an operation again when the connection broke under it, such as when the database process was killed: the
 * API only reads, so that nothing can happen twice. `renew` gives, for its context, what the first try has not used up:
 * loaders remember their failures.
 */
export const retryReads =
  (renew: (context: unknown) => ApiContext, retryFor: number): Around =>
  (execute) =>
  async (args) => {
    const deadline = Date.now() + retryFor;
    let result = await execute(args);
    while (isBroken(result) && Date.now() < deadline) {
      await wait(PAUSE_MS);
      const contextValue = Object.assign({}, args.contextValue, renew(args.contextValue));
      result = await execute({ ...args, contextValue });
    }
    return result;
  };

const isBroken = ({ errors }: Executed): boolean =>
  errors?.some((error) => isConnectionBroken(originalErrorOf(error))) ?? false;
