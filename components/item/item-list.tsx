import type { ItemPageFragment, ItemRowFragment } from '#graphql/generated/documents.ts';
import { equipSlotLabel, itemTypeLabel } from '#lib/game/items/item-labels.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';

import type { Column } from '../ui/column.ts';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { ItemIconLink } from './item-icon-link.tsx';
import { ItemLink } from './item-link.tsx';

/** On narrow screens a second line below the name. */
const SMALL = 'narrow:text-sm narrow:text-muted';

/** There the name leads on from the whole card. */
const WHOLE_CARD = 'narrow:min-h-0 narrow:after:absolute narrow:after:inset-0';

const columns: readonly Column<ItemRowFragment>[] = [
  {
    header: 'Icon',
    headerHidden: true,
    width: 'w-[68px]',
    narrow: { line: 1, from: 1, to: 2, tall: true },
    cell: (item) => <ItemIconLink item={item} size={36} beside />,
  },
  {
    header: 'Name',
    narrow: { line: 1, from: 2, to: 4 },
    cell: (item) => <ItemLink item={item} size={0} className={WHOLE_CARD} />,
  },
  {
    header: 'Type',
    width: 'w-[24%]',
    narrow: { line: 2, from: 2, to: 3 },
    cell: ({ type }) => <span className={SMALL}>{itemTypeLabel(type)}</span>,
  },
  {
    header: 'Slot',
    width: 'w-[20%]',
    narrow: { line: 2, from: 3, to: 4, atEnd: true },
    cell: ({ slot }) => <span className={SMALL}>{equipSlotLabel(slot)}</span>,
  },
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
      <Table
        caption="Items"
        layout="cards"
        narrowTracks="narrow:grid-cols-[36px_1fr_auto]"
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
      />
      {items.length === 0 && <p className="px-5 py-4 text-muted">No items.</p>}
      <Pager label="items" links={pagerLinks(list, page.pageInfo)} />
    </Panel>
  );
}
