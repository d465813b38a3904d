import type { ItemPageFragment } from '#graphql/generated/documents.ts';
import type { ITEM_FILTER } from '#lib/url/item-filter.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';

import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { itemColumns } from './item-list-columns.tsx';

interface Props {
  readonly page: ItemPageFragment;
  readonly list: ListAddress<typeof ITEM_FILTER>;
}

/** One page of items; the head stays when there are none. */
export function ItemList({ page, list }: Props) {
  const items = page.nodes ?? [];
  return (
    <Panel ornate className="overflow-hidden">
      <Table
        caption="Items"
        layout="cards"
        narrowTracks="narrow:grid-cols-[36px_1fr_auto]"
        columns={itemColumns(list.values.stat)}
        rows={items}
        rowKey={({ id }) => id}
      />
      {items.length === 0 && <p className="px-5 py-4 text-muted">No items.</p>}
      <Pager label="items" links={pagerLinks(list, page.pageInfo)} />
    </Panel>
  );
}
