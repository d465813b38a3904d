import type { ItemCardFragment, ComparableItemFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import { Load } from '../../ui/page/load.tsx';
import { ItemPanel } from '../item-panel.tsx';
import { compareItems, type ComparisonLine } from '#lib/game/items/item-comparison.ts';
import { itemName } from '#lib/game/items/item-labels.ts';
import { DifferenceMark } from '#components/armory/difference-mark.tsx';
import type { Column } from '#components/ui/table/column.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import { Table } from '#components/ui/table/table.tsx';
import { routes } from '#lib/url/routes.ts';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { ItemLink } from '#components/item/item-link.tsx';

/** A column with the amount of one item; narrow screens hide its header and label the number instead. */
const amount = (header: string, index: 0 | 1): Column<ComparisonLine> => ({
  header,
  width: 'w-[24%]',
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

/** The columns; the id tells items of the same name apart. */
const columnsOf = (one: ItemCardFragment, other: ItemCardFragment): readonly Column<ComparisonLine>[] => [
  {
    header: 'Stat',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ label }) => <b className="font-semibold">{label}</b>,
  },
  amount(itemName(one), 0),
  amount(itemName(one) === itemName(other) ? `${itemName(other)} #${other.id}` : itemName(other), 1),
  {
    header: 'Difference',
    width: 'w-[20%]',
    align: 'end',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ difference }) => <DifferenceMark difference={difference} />,
  },
];

interface ComparisonTableProps {
  readonly items: readonly [one: ItemCardFragment, other: ItemCardFragment];
  readonly className?: string;
}

/**
 * Compares the measures and stats of two items, with the advantage of the one over the other (rules.md: Comparing
 * items).
 */
function ComparisonTable({ items: [one, other], className }: ComparisonTableProps) {
  const lines = compareItems(one, other);
  return (
    <Panel as="section" ornate className={`overflow-hidden ${className ?? ''}`}>
      <h2 className="px-5 pt-4 pb-3 text-lg narrow:px-3.5">Compared with {itemName(other)}</h2>
      <Table
        caption={`${itemName(one)} compared with ${itemName(other)}`}
        layout="cards"
        narrowTracks="narrow:grid-cols-[1fr_auto]"
        columns={columnsOf(one, other)}
        rows={lines}
        rowKey={({ label, values }) => `${label} ${values.join(' ')}`}
      />
      {lines.length === 0 && <p className="px-5 py-4 text-muted">Neither has any stats.</p>}
    </Panel>
  );
}

interface Props {
  readonly item: ItemCardFragment;
  readonly other: Promise<Answer<ItemCardFragment | null>>;
}

/** Two items side by side, and their differences (rules.md: Comparing items). */
export function ItemComparison({ item, other }: Props) {
  return (
    <div className="mb-gap grid grid-cols-2 items-start gap-gap narrow:grid-cols-1">
      <ItemPanel item={item} />
      <Load from={other} label="the other item">
        {(compared) => (
          <>
            <ItemPanel item={compared} as="h2" />
            <ComparisonTable items={[item, compared]} className="col-span-full" />
          </>
        )}
      </Load>
    </div>
  );
}

interface ComparableItemsProps {
  readonly itemId: string;
  readonly items: readonly ComparableItemFragment[];
  /** True if the page shows a comparison already, which the visitor can then leave. */
  readonly comparing: boolean;
}

/** A few items like the one of the page, each of which leads to a comparison (rules.md: Comparing items). */
export function ComparableItems({ itemId, items, comparing }: ComparableItemsProps) {
  if (items.length === 0 && !comparing) return null;
  return (
    <Panel as="section" className="px-5 py-4 narrow:px-4">
      <h2 className="text-lg">Compare with</h2>
      <ul className="mt-2 grid gap-1">
        {items.map((item) => (
          <li key={item.id} className="flex min-h-9 items-center justify-between gap-3 narrow:min-h-11">
            <ItemLink item={item} href={routes.itemComparison(itemId, item.id)} />
            {item.itemLevel > 0 && (
              <span className="shrink-0 text-sm text-muted">Item level {item.itemLevel}</span>
            )}
          </li>
        ))}
      </ul>
      {comparing && (
        <LinkButton href={routes.item(itemId)} className="mt-3">
          End the comparison
        </LinkButton>
      )}
    </Panel>
  );
}
