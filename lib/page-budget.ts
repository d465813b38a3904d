import { env } from './env.ts';
import { requestContext, runWithContext } from './request-context.ts';

/** Milliseconds that all data of a page together may take beyond the time limit of a single question. */
const BEYOND_ONE_QUESTION = 1_000;
/** Milliseconds that a late question gets at least; once the budget is over, what is left of them. */
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

/** Runs slow work, such as an export of all rows, without the time budget of a page. */
export function withoutBudget<Result>(work: () => Result): Result {
  const context = requestContext();
  return context ? runWithContext({ ...context, waitsSince: undefined }, work) : work();
}
