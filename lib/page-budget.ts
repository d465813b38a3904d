import { env } from './env.ts';
import { requestContext, runWithContext } from './request-context.ts';

/** Milliseconds that the data of a page may take beyond one question: the main record and all that follows together. */
const BEYOND_ONE_QUESTION = 1_000;
/** A question that is asked late gets a moment all the same, once the budget is over only what is left of that. */
const MOMENT = 250;

/**
 * Milliseconds that the page being rendered may still wait for answers; undefined where no visitor waits for it.
 * @param now milliseconds of the monotonic clock
 */
export function pageTimeLeft(now = performance.now()): number | undefined {
  const waitsSince = requestContext()?.waitsSince;
  if (waitsSince === undefined) return undefined;
  const left = waitsSince + env().API_TIMEOUT_MS + BEYOND_ONE_QUESTION - now;
  return Math.max(left, Math.min(left + MOMENT, MOMENT), 0);
}

/** Does what takes its time, such as a file of all rows, without the budget of a page. */
export function withoutBudget<Result>(work: () => Result): Result {
  const context = requestContext();
  return context ? runWithContext({ ...context, waitsSince: undefined }, work) : work();
}
