import type { ItemPageFragment } from '#graphql/generated/documents.ts';
import type { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { pagerLinks } from '#lib/url/paging/pager-links.ts';
import { ListPanel } from '../ui/list/list-panel.tsx';

import { itemColumns } from './item-list-columns.tsx';

interface Props {
  readonly page: ItemPageFragment;
  readonly list: ListAddress<typeof ITEM_FILTER>;
}

/** One page of items; the head stays when there are none. */
export function ItemList({ page, list }: Props) {
  return (
    <ListPanel
      caption="Items"
      layout="cards"
      narrowTracks="narrow:grid-cols-[36px_1fr_auto]"
      columns={itemColumns(list.values.stat)}
      rows={page.nodes ?? []}
      rowKey={({ id }) => id}
      empty="No items."
      pager={{ label: 'items', links: pagerLinks(list, page.pageInfo) }}
    />
  );
}
