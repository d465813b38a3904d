import type { WornItemFragment } from '#graphql/generated/documents.ts';
import type { SlotPair } from '#lib/game/armory/armory-comparison.ts';

import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { Nothing } from './nothing.tsx';
import { pairColumns, type Side, type Sides } from './pair-columns.tsx';
import { WornSlot } from './worn-slot.tsx';

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
        layout="dense"
        columns={columns}
        rows={pairs}
        rowKey={({ key }) => key}
        narrowTracks="narrow:grid-cols-[auto_minmax(0,1fr)]"
      />
    </Panel>
  );
}

function itemOf(worn: WornItemFragment | null, { id }: Side, key: string) {
  if (!worn) return <span className="text-faint">Empty</span>;
  // Only the first item of a slot has the slot's address.
  const owner = key === worn.equipSlot ? { wornBy: id, slot: worn.equipSlot } : null;
  return <WornSlot worn={worn} owner={owner} />;
}
