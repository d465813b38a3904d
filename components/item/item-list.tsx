import type { ItemPageFragment, ItemRowFragment } from '#graphql/generated/documents.ts';
import { equipSlotLabel, itemTypeLabel } from '#lib/game/item-labels.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';

import type { Column } from '../ui/column.ts';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { ItemLink } from './item-link.tsx';

const columns: readonly Column<ItemRowFragment>[] = [
  { header: 'Name', narrow: 'shrinks', cell: (item) => <ItemLink item={item} size={36} /> },
  {
    header: 'Type',
    cell: ({ type }) => <span className="narrow:whitespace-nowrap">{itemTypeLabel(type)}</span>,
  },
  { header: 'Slot', narrow: 'hidden', cell: ({ slot }) => equipSlotLabel(slot) },
];

interface Props {
  readonly page: ItemPageFragment;
  readonly list: ListAddress;
}

/** One page of items; the head stays when there are none. */
export function ItemList({ page, list }: Props) {
  const items = page.nodes ?? [];
  return (
    <Panel ornate className="overflow-hidden">
      <Table caption="Items" columns={columns} rows={items} rowKey={({ id }) => id} />
      {items.length === 0 && <p className="px-5 py-4 text-muted">No items.</p>}
      <Pager label="items" links={pagerLinks(list, page.pageInfo)} />
    </Panel>
  );
}
