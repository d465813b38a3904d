import { thousands } from '#lib/format/number.ts';
import type { DamageTable } from '#lib/game/battles/kill-damage.ts';
import type { DAMAGE_FILTER } from '#lib/url/filter/damage-filter.ts';
import { type ListAddress, listHref } from '#lib/url/paging/list-address.ts';

import { damageColumns, damageKey } from '../kill/damage-columns.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';

/** The number of sources shown by default. */
const GREATEST = 25;

interface Props {
  readonly damage: DamageTable;
  readonly list: ListAddress<typeof DAMAGE_FILTER>;
}

/**
 * Lists the damage that killed victims, by source, with percentages of the total to two decimals (rules.md: Damage tables).
 * The bars compare the sources with the greatest: of the total, most would be too short to see.
 */
export function DamageSources({ damage: { rows, total }, list }: Props) {
  const columns = damageColumns({ source: 'Source', unit: ' %', greatest: rows[0]?.amount });
  const shown = list.values.all ? rows : rows.slice(0, GREATEST);
  return (
    <Panel ornate data-side="neutral" className="overflow-hidden">
      <Table caption="Kill damage by source" columns={columns} rows={shown} rowKey={damageKey} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-2">
        {shown.length < rows.length && (
          <NavLink
            href={listHref(list, { [list.filter.fields.all.param]: list.filter.fields.all.on })}
            scroll={false}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-3"
          >
            All {rows.length} sources
          </NavLink>
        )}
        <p className="ml-auto py-2 font-semibold">Total: {thousands(total)}</p>
      </div>
    </Panel>
  );
}
