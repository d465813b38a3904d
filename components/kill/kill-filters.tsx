import { isOffered } from '#lib/api/offered.ts';
import type { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import needs from './kill-filter-needs.json' with { type: 'json' };
import { Filters } from '../ui/filter/filters.tsx';

/** The part of the API's filter that a field needs. */
const NEEDS: Readonly<Record<keyof (typeof KILL_FILTER)['fields'], string>> = needs;

/** The filter of a list of kills, as far as the API filters. */
export const KillFilters = ({ list }: { readonly list: ListAddress<typeof KILL_FILTER> }) => (
  <Filters
    list={list}
    fields={Object.entries(NEEDS).flatMap(([name, need]) => (isOffered(need) ? [name] : []))}
  />
);
