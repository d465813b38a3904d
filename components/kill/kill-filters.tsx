import { PERIODS, parseKillFilter } from '#lib/filters/kill-filter.ts';
import type { SearchParams } from '#lib/filters/search-params.ts';
import { hiddenFields } from '#lib/paging.ts';

import { FilterForm } from '../ui/filter-form.island.tsx';

/** The filter of kill lists: period and solo kills (facts §3). */
export function KillFilters({ path, params }: { path: string; params: SearchParams }) {
  const { period, soloOnly } = parseKillFilter(params);
  return (
    <FilterForm action={path} label="Filter kills">
      {hiddenFields(params, ['period', 'soloOnly']).map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        Period
        <select name="period" defaultValue={period} key={period}>
          {PERIODS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          name="soloOnly"
          value="true"
          defaultChecked={soloOnly}
          key={String(soloOnly)}
        />
        Solo Kills Only
      </label>
    </FilterForm>
  );
}
