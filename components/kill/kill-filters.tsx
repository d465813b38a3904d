import { PERIODS, parseKillFilter } from '#lib/url/kill-filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { FilterForm } from '../ui/filter-form.island.tsx';
import { FilterSelect } from '../ui/filter-select.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';

/** The filter of kill lists: period and solo kills (facts §3). */
export function KillFilters({ path, params }: { path: string; params: SearchParams }) {
  const { period, soloOnly } = parseKillFilter(params);
  return (
    <FilterForm action={path} label="Filter kills">
      <HiddenFields params={params} except={['period', 'soloOnly']} />
      <FilterSelect label="Period" name="period" options={PERIODS} value={period} />
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
