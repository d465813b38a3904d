import type { ListAddress } from '#lib/url/paging/list-address.ts';
import type { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';
import { isOffered } from '#lib/api/offered.ts';

import { Filters } from '../ui/filter/filters.tsx';

type Field = keyof (typeof SCENARIO_FILTER)['fields'];

const EVERYWHERE: readonly Field[] = ['queue', 'tier'];

/** The fields of the filter that are shown: what the API filters by, and the box for members of one guild on demand. */
export const filterFields = (withPremade: boolean): readonly Field[] =>
  (withPremade ? ([...EVERYWHERE, 'premadeOnly'] as const) : EVERYWHERE).filter(
    (name) => name !== 'tier' || isOffered('ScenarioRecordFilterInput.tier'),
  );

interface Props {
  readonly list: ListAddress<typeof SCENARIO_FILTER>;
  /** True if the API can filter runs by members of one guild. */
  readonly withPremade?: boolean;
}

/** The filter of a list of runs, as far as the API filters. */
export const ScenarioFilters = ({ list, withPremade = false }: Props) => (
  <Filters list={list} fields={filterFields(withPremade)} />
);
