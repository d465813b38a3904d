import { thousands } from '#lib/format/number.ts';
import type { DamageRow, DamageTable } from '#lib/game/kill-damage.ts';

import { AbilityIcon } from '../kill/ability-icon.tsx';
import { ShareBar } from '../ui/share-bar.tsx';
import { type Column, Table } from '../ui/table.tsx';

const columns: readonly Column<DamageRow>[] = [
  {
    header: 'Source',
    cell: ({ text, iconUrl }) => (
      <span className="ability">
        <AbilityIcon iconUrl={iconUrl} />
        {text}
      </span>
    ),
  },
  {
    header: 'Damage',
    className: 'num',
    cell: ({ amount }) => <b className="font-semibold">{thousands(amount)}</b>,
  },
  {
    header: 'Share',
    className: 'share-column',
    cell: ({ share, percent }) => (
      <span className="ability-share">
        <ShareBar share={share} />
        <span>{percent} %</span>
      </span>
    ),
  },
];

/** What victims died of, summed up by source, with percentages of the total to two decimals (spec §2). */
export function DamageSources({ damage }: { damage: DamageTable }) {
  return (
    <div className="panel orn overflow-hidden edge-neutral">
      <Table
        caption="Kill damage by source"
        columns={columns}
        rows={damage.rows}
        rowKey={({ text, iconUrl }) => `${text} ${iconUrl}`}
      />
      <p className="px-5 py-4 text-right font-semibold">Total: {thousands(damage.total)}</p>
    </div>
  );
}
