import { type ItemPageFragment, ItemPageFragmentDoc } from '#graphql/generated/documents.ts';
import { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';

import { ITEM_COLUMNS } from '../columns/item-columns.ts';
import { exportTable, rowsOf } from '../export-table.ts';
import type { PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { NOTHING, nullable } from '../shapes/shape.ts';

export const ITEMS_EXPORTS: PageExports<object, { items: ItemPageFragment | null }> = {
  address: '/items',
  title: 'Items',
  filter: ITEM_FILTER,
  tables: { items: exportTable('Items', ITEM_COLUMNS, async ({ part }) => rowsOf(await part('items'))) },
  record: NOTHING,
  parts: { items: nullable(fragment(ItemPageFragmentDoc)) },
};
