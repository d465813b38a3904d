import { isOffered } from '#lib/api/offered.ts';
import type { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { Filters } from '../ui/filter/filters.tsx';

/** The part of the API's filter that a field needs; without it the field is not shown. */
const NEEDS: Readonly<Record<keyof (typeof KILL_FILTER)['fields'], string>> = {
  period: 'KillFilterInput.time',
  soloOnly: 'Query.kills(soloOnly:)',
  from: 'KillFilterInput.time',
  to: 'KillFilterInput.time',
  type: 'KillFilterInput.instanceId',
  zone: 'KillFilterInput.zoneId',
  realm: 'KillFilterInput.killerCareer',
  killerCareer: 'KillFilterInput.killerCareer',
  victimCareer: 'KillFilterInput.victimCareer',
  levelAtLeast: 'KillFilterInput.victimLevel',
  levelAtMost: 'KillFilterInput.victimLevel',
  attackersAtLeast: 'KillFilterInput.numAssists',
  attackersAtMost: 'KillFilterInput.numAssists',
};

/** The filter of a list of kills, as far as the API filters. */
export const KillFilters = ({ list }: { readonly list: ListAddress<typeof KILL_FILTER> }) => (
  <Filters
    list={list}
    fields={Object.entries(NEEDS).flatMap(([name, need]) => (isOffered(need) ? [name] : []))}
  />
);
