import type { BonusPair } from '#lib/game/armory/armory-comparison.ts';
import { plural } from '#lib/format/number.ts';

import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { Nothing } from './nothing.tsx';
import { pairColumns, type Sides } from './pair-columns.tsx';

interface Props {
  readonly sides: Sides;
  readonly pairs: readonly BonusPair[];
}

/** The bonuses that are active for at least one of two. */
export function BonusPairs({ sides, pairs }: Props) {
  const columns = pairColumns<number>({
    header: 'Bonus',
    sides,
    cell: activity,
    width: 'grow-[2]',
    narrow: 'beside',
    evident: true,
  });
  if (pairs.length === 0) return <Nothing>No bonus is active.</Nothing>;
  return (
    <Panel ornate className="overflow-hidden">
      <Table
        caption="Set bonuses compared"
        layout="dense"
        columns={columns}
        rows={pairs}
        rowKey={({ key }) => key}
        narrowTracks="narrow:grid-cols-2"
      />
    </Panel>
  );
}

const activity = (worn: number | null) =>
  worn === null ? (
    <span className="text-faint">Inactive</span>
  ) : (
    <>
      Active <span className="text-sm text-muted">{`(${worn} ${plural(worn, 'piece', 'pieces')})`}</span>
    </>
  );
