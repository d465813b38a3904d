import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type Answer, mapAnswer, type CachePolicy, CATALOGUE } from '#lib/api/answer.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { query } from '#lib/api/query.ts';
import { rowsOfPage } from '#lib/api/rows-asked.ts';
import { pageAnswers } from '#lib/request-context.ts';
import type { FilterValues } from '#lib/url/filter/filter.ts';
import { type NameFilter, nameWhere } from '#lib/url/filter/name-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { type Cursor, type PageVariables, pageVariables } from '#lib/url/paging/cursor.ts';

/**
 * One page of a list, or its first page when the API refuses the cursor: cursors age, and visitors edit addresses.
 * @throws ApiError when the first page fails, too
 */
export async function pageOrFirst<Page>(
  usual: number,
  cursor: Cursor,
  ask: (variables: PageVariables) => Promise<Page>,
): Promise<Page> {
  const size = rowsOfPage(usual);
  try {
    return await ask(pageVariables(size, cursor));
  } catch (error) {
    const hasCursor = cursor.after !== undefined || cursor.before !== undefined;
    if (!hasCursor || !(error instanceof ApiError) || error.kind !== 'refused') throw error;
    pageAnswers()?.noteRefusedCursor();
    return ask(pageVariables(size));
  }
}

/** The rows on each page of a list, and the lifetime of its answers. */
interface PageKind {
  readonly size: number;
  readonly policy: CachePolicy;
}

/**
 * Asks for one page of a list, or for its first page when the API refuses the cursor.
 * @param variables those beside the page's
 * @param pick the list in the answer
 * @throws ApiError when the first page fails, too
 */
export const askPage = <Data extends object, Variables extends object, Page>(
  document: TypedDocumentNode<Data, Variables & PageVariables>,
  variables: Variables,
  { size, policy }: PageKind,
  cursor: Cursor,
  pick: (data: Data) => Page | null | undefined,
): Promise<Answer<Page | null>> =>
  pageOrFirst(size, cursor, async (page) =>
    mapAnswer(await query(document, { ...variables, ...page }, policy), (data) => pick(data) ?? null),
  );

/**
 * Rows on a page of a catalogue: more on one of its parts, as many as the API grants, so that each record is a few
 * clicks away.
 */
export const rowsOn = (isPart: boolean, rows: number): number => (isPart ? mostRows() : rows);

/** The rows on a page of the catalogues that are searched by name. */
const RECORDS_PER_PAGE = 15;

/** The page of a catalogue that is searched by name. */
export const catalogueKind = ({ letter }: FilterValues<NameFilter>): PageKind => ({
  size: rowsOn(letter !== 'any', RECORDS_PER_PAGE),
  policy: CATALOGUE,
});

/** Makes the list of a catalogue's records whose names match the filter. @param pick the list in the answer */
export const catalogueByName =
  <Data extends object, Page>(
    document: TypedDocumentNode<Data, { where?: ReturnType<typeof nameWhere> } & PageVariables>,
    pick: (data: Data) => Page | null | undefined,
  ) =>
  ({ values, cursor }: ListAddress<NameFilter>): Promise<Answer<Page | null>> =>
    askPage(document, { where: nameWhere(values) }, catalogueKind(values), cursor, pick);
