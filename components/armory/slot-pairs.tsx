import type { WornItemFragment } from '#graphql/generated/documents.ts';
import type { SlotPair } from '#lib/game/armory-comparison.ts';

import { ItemLink } from '../item/item-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { Nothing } from './nothing.tsx';
import { pairColumns, type Sides } from './pair-columns.tsx';

interface Props {
  readonly sides: Sides;
  readonly pairs: readonly SlotPair<WornItemFragment>[];
}

/** What two wear, slot by slot. */
export function SlotPairs({ sides, pairs }: Props) {
  const columns = pairColumns<WornItemFragment>({
    header: 'Slot',
    sides,
    cell: itemOf,
    width: 'w-32',
    narrow: 'stacked',
  });
  if (pairs.length === 0) return <Nothing>Neither wears anything.</Nothing>;
  return (
    <Panel ornate className="overflow-hidden">
      <Table
        caption="Slots compared"
        layout="list"
        columns={columns}
        rows={pairs}
        rowKey={({ key }) => key}
        narrowTracks="narrow:grid-cols-[auto_minmax(0,1fr)]"
      />
    </Panel>
  );
}

function itemOf(worn: WornItemFragment | null) {
  if (!worn) return <span className="text-faint">Empty</span>;
  const { item } = worn;
  return (
    <span className="grid justify-items-start">
      <ItemLink item={item} size={36} className="narrow:min-h-11" />
      {item.itemLevel > 0 && <span className="ml-11.5 text-sm text-muted">Item level {item.itemLevel}</span>}
    </span>
  );
}
