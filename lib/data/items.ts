import { GetItemsDocument, type ItemPageFragment } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { CATALOGUE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { type ITEM_FILTER, itemFilterArguments } from '#lib/url/item-filter.ts';
import type { ListAddress } from '#lib/url/list-address.ts';

import { pageOrFirst } from './page-or-first.ts';

/** Items on a page of the catalogue. */
const ITEMS_PER_PAGE = 15;

/** Items that the filter lets through. */
export function listItems({
  values,
  cursor,
}: ListAddress<typeof ITEM_FILTER>): Promise<Answer<ItemPageFragment | null>> {
  return pageOrFirst(ITEMS_PER_PAGE, cursor, async (page) => {
    const variables = { ...itemFilterArguments(values), ...page };
    return mapAnswer(await query(GetItemsDocument, variables, CATALOGUE), ({ items }) => items);
  });
}
