import type { SearchParams } from '#lib/url/search-params.ts';
import { LOCATIONS, parseSkirmishFilter, SIZES } from '#lib/url/skirmish-filter.ts';

import { FilterForm } from '../ui/filter-form.island.tsx';
import { FilterSelect } from '../ui/filter-select.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';

/** The filter of skirmish lists (facts §3). */
export function SkirmishFilters({ path, params }: { path: string; params: SearchParams }) {
  const { location, minPlayers } = parseSkirmishFilter(params);
  return (
    <FilterForm action={path} label="Filter skirmishes">
      <HiddenFields params={params} except={['type', 'minPlayers']} />
      <FilterSelect label="Location Type" name="type" options={LOCATIONS} value={location} />
      <FilterSelect label="Min Players" name="minPlayers" options={SIZES} value={minPlayers} />
    </FilterForm>
  );
}
