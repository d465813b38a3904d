import type { TotalPair } from '#lib/game/armory/armory-comparison.ts';

import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { Nothing } from './nothing.tsx';
import { pairColumns, type Sides } from './pair-columns.tsx';

interface Props {
  readonly sides: Sides;
  readonly pairs: readonly TotalPair[];
}

/** The totals of two, stat by stat. */
export function TotalPairs({ sides, pairs }: Props) {
  const columns = pairColumns<string>({
    header: 'Stat',
    sides,
    cell: amountOf,
    width: 'w-72',
    narrow: 'beside',
  });
  if (pairs.length === 0) return <Nothing>Nothing adds up.</Nothing>;
  return (
    <Panel ornate className="overflow-hidden">
      <Table
        caption="Totals compared"
        layout="dense"
        columns={columns}
        rows={pairs}
        rowKey={({ key }) => key}
        narrowTracks="narrow:grid-cols-2"
      />
    </Panel>
  );
}

const amountOf = (amount: string | null) =>
  amount === null ? <span className="text-faint">–</span> : <strong>{amount}</strong>;
