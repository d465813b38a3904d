import { thousands } from '#lib/format/number.ts';
import type { DamageRow, DamageTable } from '#lib/game/kill-damage.ts';

import { ShareBar } from '../ui/share-bar.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { AbilityIcon } from './ability-icon.tsx';

const columns: readonly Column<DamageRow>[] = [
  {
    header: 'Ability',
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
        <span>{percent}%</span>
      </span>
    ),
  },
];

/** What one attacker struck with, most damage first, each with its part of this attacker's total (facts 5.5). */
export function DamageBreakdown({ name, damage }: { name: string; damage: DamageTable }) {
  if (damage.rows.length === 0) return null;
  return (
    <Table
      caption={`Damage by ${name}`}
      columns={columns}
      rows={damage.rows}
      rowKey={({ text, iconUrl }) => `${text} ${iconUrl}`}
    />
  );
}
