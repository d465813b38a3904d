import { parseScenarioFilter, QUEUES } from '#lib/url/scenario-filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { FilterForm } from '../ui/filter-form.island.tsx';
import { FilterSelect } from '../ui/filter-select.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';

interface Props {
  readonly path: string;
  readonly params: SearchParams;
  /** The box for premade groups is shown on guild pages only; the address is honoured everywhere (facts 1.3). */
  readonly withPremade?: boolean;
}

/** The filter of scenario lists (facts §3). */
export function ScenarioFilters({ path, params, withPremade = false }: Props) {
  const { queue, premadeOnly } = parseScenarioFilter(params);
  return (
    <FilterForm action={path} label="Filter scenarios">
      <HiddenFields params={params} except={withPremade ? ['queue_type', 'premadeOnly'] : ['queue_type']} />
      <FilterSelect label="Type" name="queue_type" options={QUEUES} value={queue} />
      {withPremade && (
        <label title="Scenarios with 6 or more guild members">
          <input
            type="checkbox"
            name="premadeOnly"
            value="true"
            defaultChecked={premadeOnly}
            key={String(premadeOnly)}
          />
          Premade Only
        </label>
      )}
    </FilterForm>
  );
}
