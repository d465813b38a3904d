import type { ListAddress } from '#lib/url/list-address.ts';
import type { SCENARIO_FILTER } from '#lib/url/scenario-filter.ts';

import { Filters } from '../ui/filters.tsx';
import { filterFields } from './filter-fields.ts';

interface Props {
  readonly list: ListAddress<typeof SCENARIO_FILTER>;
  /** True if the API can filter runs by members of one guild. */
  readonly withPremade?: boolean;
}

/** The filter of a list of runs, as far as the API filters. */
export const ScenarioFilters = ({ list, withPremade = false }: Props) => (
  <Filters list={list} fields={filterFields(withPremade)} />
);
