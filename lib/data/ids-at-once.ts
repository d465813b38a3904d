/** Rows that every state of the game's API gives at once, whatever it is asked for. */
const ROWS_AT_ONCE = 50;

/**
 * Asks for the records of ids, so many at once that each question is answered whole.
 * @param ids in parts of at most 50, asked for side by side
 * @returns the answers in the order of the ids; none without ids
 */
export function askIdsAtOnce<Answer>(
  ids: readonly string[],
  ask: (part: readonly string[]) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const count = Math.ceil(ids.length / ROWS_AT_ONCE);
  const parts = Array.from({ length: count }, (_, n) => ids.slice(n * ROWS_AT_ONCE, (n + 1) * ROWS_AT_ONCE));
  return Promise.all(parts.map(ask));
}
