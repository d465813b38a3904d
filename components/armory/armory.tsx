import type { ReactNode } from 'react';
import type { ArmoryFragment, WornItemFragment, TalismanFragment } from '#graphql/generated/documents.ts';
import { isHiddenSlot } from '#lib/game/armory/armory-groups.ts';
import { counted } from '#lib/format/number.ts';
import { armoryTotals, averageItemLevel } from '#lib/game/armory/armory-totals.ts';
import { wornSets } from '#lib/game/armory/worn-sets.ts';
import { emptyTalismanSlots, wornTalismans, type TalismanCount } from '#lib/game/armory/worn-talismans.ts';
import { SlotPanels } from './slot-panel.tsx';
import { Panel, SectionHeading } from '../ui/page/panel.tsx';
import { TotalsPanel, SetBonuses } from './totals-panel.tsx';
import { effectText } from '#lib/game/items/item-set.ts';
import { statLine } from '#lib/game/items/stats.ts';
import { ItemLink } from '../item/item-link.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';

type Row = TalismanCount<TalismanFragment>;

interface TalismanProps {
  readonly talismans: readonly Row[];
  /** The number of empty talisman slots. */
  readonly empty: number;
}

/** The talismans in worn items, each once with its stats and its number. */
function TalismanPanel({ talismans, empty }: TalismanProps) {
  return (
    <Panel as="section" ornate className="overflow-hidden" aria-label="Talismans">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4 pb-3 narrow:px-4">
        <h3 className="text-lg">Talismans</h3>
        {empty > 0 && <p className="text-muted">{counted(empty, 'empty slot')}</p>}
      </div>
      {talismans.length === 0 ? (
        <p className="px-5 pb-4 text-muted narrow:px-4">No talisman is worn.</p>
      ) : (
        <Table
          caption="Talismans"
          layout="dense"
          narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
          columns={TALISMANS}
          rows={talismans}
          rowKey={({ talisman }) => talisman.id}
        />
      )}
    </Panel>
  );
}

const TALISMANS: readonly Column<Row>[] = [
  {
    header: 'Talisman',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ talisman }) => <ItemLink item={talisman} frame="hex" size={28} className="narrow:min-h-11" />,
  },
  {
    header: 'Each gives',
    narrow: { line: 2, from: 1, to: 3 },
    cell: ({ talisman }) => (
      <span className="text-sm text-ok narrow:block narrow:pl-9.5">{gives(talisman)}</span>
    ),
  },
  {
    header: 'Count',
    width: 'w-12',
    align: 'end',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ count }) => `× ${count}`,
  },
];

const gives = ({ stats, buffs }: TalismanFragment) =>
  [
    ...stats.map(statLine).map(({ label, value }) => `${value} ${label}`),
    ...buffs.flatMap((buff) => effectText(buff) ?? []),
  ].join(', ');

interface Props {
  readonly armory: ArmoryFragment;
  /** The form that chooses a character to compare with. */
  readonly form: ReactNode;
  /** Stands below the summary. */
  readonly children?: ReactNode;
}

/** Shows a character's worn items, slot by slot, and their totals (rules.md: Armory). */
export function Armory({ armory, form, children }: Props) {
  return (
    <>
      <SlotPanels items={armory.items} wornBy={armory.id}>
        {form}
      </SlotPanels>
      <ArmorySummary items={armory.items} />
      {children}
    </>
  );
}

/** Sums up all worn items (rules.md: Armory). */
function ArmorySummary({ items }: { readonly items: readonly WornItemFragment[] }) {
  const hidden = items.filter(({ equipSlot }) => isHiddenSlot(equipSlot)).length;
  return (
    <section>
      <SectionHeading>Summary</SectionHeading>
      {items.length === 0 ? (
        <Panel as="p" className="px-5 py-4 text-muted">
          Nothing is worn.
        </Panel>
      ) : (
        <div className="grid grid-cols-2 items-start gap-gap narrow:grid-cols-1">
          <TotalsPanel totals={armoryTotals(items)} itemLevel={averageItemLevel(items)}>
            {hidden > 0 && `Counts ${counted(hidden, 'item')} not shown above: trophies and the standard.`}
          </TotalsPanel>
          <div className="grid grid-cols-1 gap-gap">
            <SetBonuses sets={wornSets(items)} />
            <TalismanPanel talismans={wornTalismans(items)} empty={emptyTalismanSlots(items)} />
          </div>
        </div>
      )}
    </section>
  );
}
