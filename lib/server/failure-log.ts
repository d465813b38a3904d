import type { UpstreamFailure } from '#lib/api/transport/failure-reports.ts';
import type { Log } from './log.ts';

/** The most lines a second: while an API is away, hundreds of lines would say the same. */
const MOST_LINES = 20;
const SECOND = 1_000;

/**
 * Writes one line for each failed call of the API, such as
 * `upstream operation=GetKill kind=unreachable ms=3001 request=5bX-1`. Failures beyond the log's rate limit are counted
 * on the next line.
 * @param clock milliseconds that never go back
 */
export function createFailureLog(log: Log, clock: { now(): number } = performance) {
  let second = 0;
  let lines = 0;
  let leftOut = 0;

  return ({ operation, kind, milliseconds, requestId }: UpstreamFailure): void => {
    const now = Math.floor(clock.now() / SECOND);
    if (now !== second) {
      second = now;
      lines = 0;
    }
    if (lines >= MOST_LINES) {
      leftOut += 1;
      return;
    }
    const fields = { operation, kind, ms: milliseconds, request: requestId ?? 'none' };
    const all = leftOut > 0 ? { ...fields, 'left-out': leftOut } : fields;
    const told = Object.entries(all).map(([name, value]) => `${name}=${value}`);
    log('warn', `upstream ${told.join(' ')}`);
    lines += 1;
    leftOut = 0;
  };
}
