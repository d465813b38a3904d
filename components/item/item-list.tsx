import type { ItemPageFragment, ItemRowFragment } from '#graphql/generated/documents.ts';
import { equipSlotLabel, itemTypeLabel, rarityOf } from '#lib/game/item-labels.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';

import type { Column } from '../ui/column.ts';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { ItemIcon } from './item-icon.tsx';
import rarities from './rarity.module.css';

const columns: readonly Column<ItemRowFragment>[] = [
  {
    header: 'Icon',
    headerHidden: true,
    width: 'w-[60px]',
    cell: ({ iconUrl }) => <ItemIcon iconUrl={iconUrl} size={32} />,
  },
  { header: 'Name', narrow: 'shrinks', cell: (item) => <ItemName item={item} /> },
  {
    header: 'Type',
    cell: ({ type }) => <span className="narrow:whitespace-nowrap">{itemTypeLabel(type)}</span>,
  },
  { header: 'Slot', narrow: 'hidden', cell: ({ slot }) => equipSlotLabel(slot) },
];

/** A name in the colour of its rarity, which words tell those who do not see it. */
function ItemName({ item }: { item: ItemRowFragment }) {
  const { label, className } = rarityOf(item);
  return (
    <span className={`block truncate font-semibold ${rarities[className] ?? ''}`}>
      {item.name}
      <span className="sr-only"> ({label})</span>
    </span>
  );
}

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
