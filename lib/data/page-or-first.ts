import { ApiError } from '#lib/api/api-error.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { pageAnswers } from '#lib/request-context.ts';
import { type Cursor, type PageVariables, pageVariables } from '#lib/url/paging/cursor.ts';

/**
 * One page of a list, or its first page when the API refuses the cursor: cursors age, and visitors edit addresses.
 * @throws ApiError when the first page fails, too
 */
export async function pageOrFirst<Page>(
  size: number,
  cursor: Cursor,
  ask: (variables: PageVariables) => Promise<Page>,
): Promise<Page> {
  try {
    return await ask(pageVariables(size, cursor));
  } catch (error) {
    const hasCursor = cursor.after !== undefined || cursor.before !== undefined;
    if (!hasCursor || !(error instanceof ApiError) || error.kind !== 'refused') throw error;
    pageAnswers()?.noteRefusedCursor();
    return ask(pageVariables(size));
  }
}

/**
 * Rows on a page of a catalogue: more on one of its parts, as many as the API grants, so that each record is a few
 * clicks away.
 */
export const rowsOn = (isPart: boolean, rows: number): number => (isPart ? mostRows() : rows);
