import { ROWS_OF_ANY_API } from '#lib/api/page-limit.ts';

/**
 * Asks for the records of ids, so many at once that each question is answered whole.
 * @param ids in parts of at most 50, loaded in parallel
 * @returns the answers in the order of the ids; none without ids
 */
export function askIdsAtOnce<Answer>(
  ids: readonly string[],
  ask: (part: readonly string[]) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const count = Math.ceil(ids.length / ROWS_OF_ANY_API);
  const parts = Array.from({ length: count }, (_, n) =>
    ids.slice(n * ROWS_OF_ANY_API, (n + 1) * ROWS_OF_ANY_API),
  );
  return Promise.all(parts.map(ask));
}
