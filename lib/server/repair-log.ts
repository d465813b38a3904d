import type { RepairedAnswer } from '#lib/api/answers/repair-reports.ts';

import type { Log } from './log.ts';

/** Milliseconds between two lines about an operation: an API that has changed needs repairs in every answer. */
const PAUSE = 60_000;

/** The log state of one operation. */
interface Told {
  /** When the last line was written. */
  readonly at: number;
  /** Repaired answers since then. */
  leftOut: number;
}

/**
 * Writes a line for an answer of the API that was repaired, such as
 * `repaired operation=GetKills converted=40 dropped=1 request=5bX-1`: one a minute for each operation. Answers between
 * them are counted on the next line.
 * @param clock milliseconds that never go back
 */
export function createRepairLog(log: Log, clock: { now(): number } = performance) {
  const operations = new Map<string, Told>();

  return ({ operation, repairs, errors, requestId }: RepairedAnswer): void => {
    const now = clock.now();
    const told = operations.get(operation);
    if (told && now - told.at < PAUSE) {
      told.leftOut += 1;
      return;
    }
    operations.set(operation, { at: now, leftOut: 0 });
    const counts = { ...repairs, errors };
    const fields = [
      `operation=${operation}`,
      ...Object.entries(counts).flatMap(([kind, count]) => (count > 0 ? `${kind}=${count}` : [])),
      `request=${requestId ?? 'none'}`,
      ...(told && told.leftOut > 0 ? [`left-out=${told.leftOut}`] : []),
    ];
    log('warn', `repaired ${fields.join(' ')}`);
  };
}
