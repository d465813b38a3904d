import type { TalismanFragment } from '#graphql/generated/documents.ts';
import { counted } from '#lib/format/number.ts';
import { effectText } from '#lib/game/items/item-set.ts';
import { statLine } from '#lib/game/items/stats.ts';
import type { TalismanCount } from '#lib/game/armory/worn-talismans.ts';

import { ItemLink } from '../item/item-link.tsx';
import tables from '../item/item-tables.json' with { type: 'json' };
import { declaredTable } from '../ui/table/declared-table.ts';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';

type Row = TalismanCount<TalismanFragment>;

interface Props {
  readonly talismans: readonly Row[];
  /** The number of empty talisman slots. */
  readonly empty: number;
}

/** The talismans in worn items, each once with its stats and its number. */
export function TalismanPanel({ talismans, empty }: Props) {
  return (
    <Panel as="section" ornate className="overflow-hidden" aria-label="Talismans">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4 pb-3 narrow:px-4">
        <h3 className="text-lg">Talismans</h3>
        {empty > 0 && <p className="text-muted">{counted(empty, 'empty slot')}</p>}
      </div>
      {talismans.length === 0 ? (
        <p className="px-5 pb-4 text-muted narrow:px-4">No talisman is worn.</p>
      ) : (
        <Table {...TALISMANS} rows={talismans} rowKey={({ talisman }) => talisman.id} />
      )}
    </Panel>
  );
}

const TALISMANS = declaredTable<Row>()(tables.talismans, {
  Talisman: ({ talisman }) => <ItemLink item={talisman} frame="hex" size={28} className="narrow:min-h-11" />,
  'Each gives': ({ talisman }) => (
    <span className="text-sm text-ok narrow:block narrow:pl-9.5">{gives(talisman)}</span>
  ),
  Count: ({ count }) => `× ${count}`,
});

const gives = ({ stats, buffs }: TalismanFragment) =>
  [
    ...stats.map(statLine).map(({ label, value }) => `${value} ${label}`),
    ...buffs.flatMap((buff) => effectText(buff) ?? []),
  ].join(', ');
