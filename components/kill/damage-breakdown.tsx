import type { DamageTable } from '#lib/game/battles/kill-damage.ts';

import { Table } from '../ui/table/table.tsx';
import { damageColumns, damageKey } from './damage-columns.tsx';

const columns = damageColumns({ source: 'Ability', unit: '%' });

/**
 * Lists one attacker's damage by ability, most damage first, each with its share of this attacker's total (rules.md:
 * Damage tables).
 */
export function DamageBreakdown({ name, damage }: { name: string; damage: DamageTable }) {
  return (
    <div className="tiny:[&_:is(td,th)]:px-1">
      <Table caption={`Damage by ${name}`} columns={columns} rows={damage.rows} rowKey={damageKey} />
    </div>
  );
}
