import type { ReactNode } from 'react';

import { fixed } from '#lib/format/number.ts';
import { amountText, type Source, type Total } from '#lib/game/armory/armory-totals.ts';

import type { Column } from '../ui/table/column.ts';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';

interface Props {
  readonly totals: readonly Total[];
  /** The mean item level of worn items. */
  readonly itemLevel: number | null;
  /** Notes on how to read the totals. */
  readonly children?: ReactNode;
}

/** The sum of all stats and where each comes from. */
export function TotalsPanel({ totals, itemLevel, children }: Props) {
  return (
    <Panel as="section" ornate className="overflow-hidden" aria-label="Totals">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-4 pb-3 narrow:px-4">
        <h3 className="text-lg">Totals</h3>
        {itemLevel !== null && (
          <p className="text-muted">
            Average item level <strong className="text-md text-text">{fixed(itemLevel, 1)}</strong>
          </p>
        )}
      </div>
      <Table caption="Totals" columns={COLUMNS} rows={totals} rowKey={({ key }) => key} />
      {children && <p className="px-5 py-3 text-sm text-muted narrow:px-4">{children}</p>}
    </Panel>
  );
}

const part = (header: string, source: Source): Column<Total> => ({
  header,
  align: 'end',
  narrow: 'hidden',
  cell: (total) =>
    total[source] === 0 ? (
      <span className="text-faint">–</span>
    ) : (
      <span className="text-muted">{amountText(total, total[source])}</span>
    ),
});

const COLUMNS: readonly Column<Total>[] = [
  { header: 'Stat', cell: ({ label }) => label },
  part('Items', 'items'),
  part('Talismans', 'talismans'),
  part('Set bonuses', 'bonuses'),
  {
    header: 'Total',
    align: 'end',
    cell: (total) => <strong className="whitespace-nowrap text-ok">{amountText(total, total.sum)}</strong>,
  },
];
