import { ROWS_OF_ANY_API } from '#lib/api/page-limit.ts';

/**
 * Queries the records of ids in parallel chunks of at most 50, the page limit of any API.
 * @param ids may be empty
 * @returns the answers in the order of the ids; none without ids
 */
export function queryInChunks<Answer>(
  ids: readonly string[],
  ask: (part: readonly string[]) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const count = Math.ceil(ids.length / ROWS_OF_ANY_API);
  const parts = Array.from({ length: count }, (_, n) =>
    ids.slice(n * ROWS_OF_ANY_API, (n + 1) * ROWS_OF_ANY_API),
  );
  return Promise.all(parts.map(ask));
}
