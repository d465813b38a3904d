import type { ReactNode } from 'react';
import { counted, fixed } from '#lib/format/number.ts';
import { amountText, type StatSource, type Total } from '#lib/game/armory/armory-totals.ts';
import type { Column } from '../ui/table/column.ts';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import type { WornSet } from '#lib/game/armory/worn-sets.ts';
import rarities from '#components/item/rarity.module.css';
import { joinClasses } from '#components/ui/join-classes.ts';

/** The worn sets, each with the bonuses for the pieces worn. */
export function SetBonuses({ sets }: { readonly sets: readonly WornSet[] }) {
  return (
    <Panel as="section" ornate aria-label="Set bonuses">
      <h3 className="px-5 pt-4 pb-2 text-lg narrow:px-4">Set bonuses</h3>
      {sets.length === 0 && <p className="px-5 pb-4 text-muted narrow:px-4">No piece of a set is worn.</p>}
      <ul className="grid gap-3 px-5 pb-4.5 narrow:px-4">
        {sets.map((set) => (
          <li key={set.id} className="grid gap-1 border-t border-line pt-2.5 first:border-t-0 first:pt-0">
            <h4
              className={joinClasses(
                'flex items-baseline justify-between gap-3 text-md leading-tight',
                rarities['rarity-set'],
              )}
            >
              {set.name}
              <span className="shrink-0">
                {set.worn} of {set.pieces}
              </span>
            </h4>
            {set.active.length === 0 && <p className="text-sm text-muted">No bonus is active.</p>}
            <ul className="grid gap-0.5 text-sm empty:hidden">
              {set.active.map(({ pieces, text }) => (
                <li key={`${pieces} ${text}`} className="flex gap-2">
                  <span aria-hidden="true" className={rarities['rarity-set']}>
                    ◆
                  </span>
                  <span>
                    <span className="text-muted">{counted(pieces, 'piece')}:</span> {text}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

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

const part = (header: string, source: StatSource): Column<Total> => ({
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
  part('Sets', 'bonuses'),
  {
    header: 'Total',
    align: 'end',
    cell: (total) => <strong className="whitespace-nowrap text-ok">{amountText(total, total.sum)}</strong>,
  },
];
