import type { Route } from 'next';

import type { Career } from '#graphql/generated/documents.ts';
import { decimal } from '#lib/format/number.ts';
import { type Weight, weighedLabel, weightsFor } from '#lib/game/builds/weights.ts';
import { changeText } from '#lib/game/costs/stat-words.ts';
import { itemName } from '#lib/game/items/item-labels.ts';
import type { Upgrades, UpgradeRow } from '#lib/url/build/build-plan.ts';
import { WEIGHT_FILTER, WEIGHTS, weightValues } from '#lib/url/filter/weight-fields.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { ItemLink } from '../item/item-link.tsx';
import { SourceLine } from '../item/source-line.tsx';
import { Filters } from '../ui/filter/filters.tsx';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { RowFold } from '../ui/list/row-fold.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { SectionHeading } from '../ui/page/panel.tsx';
import type { Column } from '../ui/table/column.ts';

interface Props {
  readonly career: Career;
  readonly found: Upgrades;
  readonly weights: readonly Weight[];
  /** The page, whose address has the weights. */
  readonly list: ListAddress;
  /** The address of the build with an item on; null where there is no planner. */
  readonly putOn: (row: UpgradeRow) => Route | null;
  /** True where the list has the width of the page. */
  readonly wide?: boolean;
}

/** The best upgrade of each slot, the next three first, and the form that weighs other stats. */
export function UpgradeList({
  career,
  found: { rows, read, sortsStats },
  weights,
  list,
  putOn,
  wide,
}: Props) {
  const weighed = weights.map(
    ({ stat, weight }) => `${weight > 1 ? `${weight} × ` : ''}${weighedLabel(stat)}`,
  );
  return (
    <section>
      <SectionHeading>What should I wear next?</SectionHeading>
      <p className="mb-3 text-sm text-muted">
        {weighed.join(' + ')}: what the whole build gains, with its talismans, its sets and both hands. One
        item for each slot, of what can be worn and has a source.
        {read !== null && ` ${readWords(read, sortsStats)}`}
      </p>
      <RowFold rows={rows.length} one="upgrade" next>
        <ListPanel
          caption="What to wear next"
          layout="dense"
          narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
          empty="Nothing better was found."
          columns={columnsOf(putOn, wide)}
          rows={rows}
          rowKey={({ slot }) => slot}
        />
      </RowFold>
      <WeightForm career={career} weights={weights} list={list} />
    </section>
  );
}

const readWords = (read: number, sortsStats: boolean): string =>
  sortsStats
    ? `Looked at the ${read} best of each slot: others may be better.`
    : `The API sorts by no stat: looked at the ${read} items of each slot with the highest item level that have the first one.`;

/** Weighs other stats, and says why those of the career count. */
const WeightForm = ({ career, weights, list }: Pick<Props, 'career' | 'weights' | 'list'>) => (
  <details className="mt-3">
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
      Why these stats? Weigh others
    </summary>
    <ul className="mb-3 grid gap-1 text-sm text-muted">
      {weightsFor(career).map(({ stat, weight, reason }) => (
        <li key={stat}>
          {weight} × {weighedLabel(stat)}: {reason}.
        </li>
      ))}
    </ul>
    <Filters
      list={{ ...list, filter: WEIGHT_FILTER, values: weightValues(weights) }}
      fields={Object.keys(WEIGHTS)}
      submit="Weigh"
      unfolded
    />
  </details>
);

const columnsOf = (putOn: Props['putOn'], wide = false): readonly Column<UpgradeRow>[] => [
  {
    header: 'Item',
    names: true,
    narrow: { line: 1, from: 1, to: 2 },
    cell: (row) => (
      <span className="grid justify-items-start gap-0.5">
        <span className="text-sm text-muted">
          {row.label}
          {row.worn && `, now ${itemName(row.worn)}`}
        </span>
        <ItemLink item={row.item} className="narrow:min-h-11" />
        {!wide && <Change row={row} />}
        {!wide && <From row={row} />}
      </span>
    ),
  },
  ...(wide ? WIDE : []),
  {
    header: 'Gain',
    meaning: 'What the build has more of what is weighed',
    width: 'w-[64px]',
    align: 'end',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: (row) => (
      <span className="grid justify-items-end">
        <b className="text-ok">+{decimal(row.gain, 1)}</b>
        <PutOn row={row} href={putOn(row)} />
      </span>
    ),
  },
];

interface RowProps {
  readonly row: UpgradeRow;
}

const Change = ({ row: { changes, off } }: RowProps) => (
  <span className="text-sm">
    {changes.map(changeText).join(', ')}
    {off && <span className="block text-warn">Takes off {itemName(off)}: it needs both hands.</span>}
  </span>
);

const From = ({ row: { item } }: RowProps) => (
  <span className="text-sm">
    <SourceLine item={item} />
  </span>
);

/** Columns of their own, where there is room. */
const WIDE: readonly Column<UpgradeRow>[] = [
  { header: 'Biggest changes', narrow: { line: 2, from: 1, to: 3 }, cell: (row) => <Change row={row} /> },
  { header: 'Where from', narrow: { line: 3, from: 1, to: 3 }, cell: (row) => <From row={row} /> },
];

const PutOn = ({ row: { item }, href }: RowProps & { readonly href: Route | null }) =>
  href && (
    <NavLink
      href={href}
      className="inline-flex min-h-6 items-center whitespace-nowrap text-link narrow:min-h-11"
    >
      Put on<span className="sr-only"> {item.name}</span>
    </NavLink>
  );
