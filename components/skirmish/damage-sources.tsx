import { thousands } from '#lib/format/number.ts';
import type { DamageTable } from '#lib/game/battles/kill-damage.ts';

import { damageColumns, damageKey } from '../kill/damage-columns.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';

const columns = damageColumns({ source: 'Source', unit: ' %' });

/**
 * Lists the damage that killed victims, by source, with percentages of the total to two decimals (rules.md: Damage
 * tables).
 */
export function DamageSources({ damage }: { damage: DamageTable }) {
  return (
    <Panel ornate data-side="neutral" className="overflow-hidden">
      <Table caption="Kill damage by source" columns={columns} rows={damage.rows} rowKey={damageKey} />
      <p className="px-5 py-4 text-right font-semibold">Total: {thousands(damage.total)}</p>
    </Panel>
  );
}
