import type { ItemCardFragment } from '#graphql/generated/documents.ts';
import { compareItems, type ComparisonLine } from '#lib/game/items/item-comparison.ts';
import { itemName } from '#lib/game/items/item-labels.ts';

import type { Column } from '../ui/column.ts';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';

const VERDICTS: Readonly<Record<ComparisonLine['verdict'], string>> = {
  better: 'text-ok',
  worse: 'text-danger',
  same: 'text-muted',
};

/** Narrow screens hide the header, so the number says whose it is. */
const amount = (header: 'This item' | 'Other item', index: 0 | 1): Column<ComparisonLine> => ({
  header,
  width: 'w-[20%]',
  align: 'end',
  narrow: { line: 2, from: index === 0 ? 1 : 2, to: index === 0 ? 2 : 3, atEnd: index === 1 },
  cell: ({ values }) => (
    <>
      <span className="hidden text-sm text-muted narrow:inline" aria-hidden="true">
        {header}{' '}
      </span>
      {values[index]}
    </>
  ),
});

const columns: readonly Column<ComparisonLine>[] = [
  {
    header: 'Stat',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ label }) => <b className="font-semibold">{label}</b>,
  },
  amount('This item', 0),
  amount('Other item', 1),
  {
    header: 'Difference',
    width: 'w-[24%]',
    align: 'end',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ difference, verdict }) => (
      <span className={`font-semibold ${VERDICTS[verdict]}`}>{difference}</span>
    ),
  },
];

interface Props {
  readonly items: readonly [one: ItemCardFragment, other: ItemCardFragment];
  readonly className?: string;
}

/** What two items measure and give, and what the other has over the one (rules.md: Comparing items). */
export function ComparisonTable({ items: [one, other], className }: Props) {
  const lines = compareItems(one, other);
  return (
    <Panel as="section" ornate className={`overflow-hidden ${className ?? ''}`}>
      <h2 className="px-5 pt-4 pb-3 text-lg narrow:px-3.5">Compared with {itemName(other)}</h2>
      <Table
        caption={`${itemName(one)} compared with ${itemName(other)}`}
        layout="cards"
        narrowTracks="narrow:grid-cols-[1fr_auto]"
        columns={columns}
        rows={lines}
        rowKey={({ label, values }) => `${label} ${values.join(' ')}`}
      />
      {lines.length === 0 && <p className="px-5 py-4 text-muted">Neither has any stats.</p>}
    </Panel>
  );
}
