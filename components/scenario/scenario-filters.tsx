import { isOffered } from '#lib/api/offered.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import type { SCENARIO_FILTER } from '#lib/url/scenario-filter.ts';

import { Filters } from '../ui/filters.tsx';

type Field = keyof (typeof SCENARIO_FILTER)['fields'];

const EVERYWHERE: readonly Field[] = ['queue', 'tier'];

interface Props {
  readonly list: ListAddress<typeof SCENARIO_FILTER>;
  /** Whether runs of members of one guild can be asked for. */
  readonly withPremade?: boolean;
}

/** The filter of a list of runs, as far as the API filters. */
export function ScenarioFilters({ list, withPremade = false }: Props) {
  const fields: readonly Field[] = withPremade ? [...EVERYWHERE, 'premadeOnly'] : EVERYWHERE;
  const shown = fields.filter((name) => name !== 'tier' || isOffered('ScenarioRecordFilterInput.tier'));
  return <Filters list={list} fields={shown} />;
}
