import { LADDERS, type Ladder } from '#lib/url/ranked-filter.ts';

import { FilterForm } from '../ui/filter-form.island.tsx';
import { FilterSelect } from '../ui/filter-select.tsx';

interface Props {
  readonly path: string;
  readonly seasons: readonly { readonly id: string; readonly name: string }[];
  readonly season: string;
  /** The season shown when the address names none. */
  readonly defaultSeason: string;
  readonly ladder: Ladder;
}

/** Season and ladder (facts 1.13). */
export function RankedFilters({ path, seasons, season, defaultSeason, ladder }: Props) {
  return (
    <FilterForm action={path} label="Choose a ladder" defaults={{ season: defaultSeason, type: 'solo' }}>
      <FilterSelect
        label="Season"
        name="season"
        options={seasons.map(({ id, name }) => ({ value: id, label: name }))}
        value={season}
      />
      <FilterSelect label="Type" name="type" options={LADDERS} value={ladder} />
    </FilterForm>
  );
}
