import { thousands } from '#lib/format/number.ts';
import { imageUrls } from '#lib/game/image-urls.ts';
import { iconNumberIn } from '#lib/game/icon-address.ts';
import type { DamageRow, DamageTable } from '#lib/game/kill-damage.ts';
import { env } from '#lib/env.ts';

import { ShareBar } from '../ui/share-bar.tsx';
import { type Column, Table } from '../ui/table.tsx';

/** A plain sword, for what has no ability of its own: auto attacks and falls. */
const NO_ABILITY = 1003;

function AbilityIcon({ iconUrl }: { iconUrl: string | null }) {
  const number = iconNumberIn(iconUrl) ?? NO_ABILITY;
  return <img src={imageUrls(env().IMAGE_ORIGIN ?? null).icon(number)} alt="" width={28} height={28} />;
}

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
