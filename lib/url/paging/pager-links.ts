import type { Route } from 'next';

import { cursorNames, validCursor } from './cursor.ts';
import { type ListAddress, listHref } from './list-address.ts';

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor?: string | null;
  readonly endCursor?: string | null;
}

/** Addresses of the previous and the next page; null where there is none. */
export interface PagerLinks {
  readonly previous: Route | null;
  readonly next: Route | null;
}

/**
 * The addresses of the pages beside this one. Filters and the cursors of other lists stay. A cursor that would not
 * be read back gives no link, since it would lead to the first page again.
 * @example pagerLinks(kills, pageInfo).next // '/kills?after=MTIz'
 */
export function pagerLinks(list: ListAddress, pageInfo: PageInfo): PagerLinks {
  const { after, before } = cursorNames(list.prefix);
  const start = pageInfo.hasPreviousPage ? validCursor(pageInfo.startCursor) : undefined;
  const end = pageInfo.hasNextPage ? validCursor(pageInfo.endCursor) : undefined;
  return {
    previous: start === undefined ? null : listHref(list, { [before]: start, [after]: null }),
    next: end === undefined ? null : listHref(list, { [after]: end, [before]: null }),
  };
}
