import type { PlayedScenarioFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { RUNS_FILTER } from '#lib/url/filter/results-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { Filters } from '../ui/filter/filters.tsx';
import { filterFields } from './scenario-filters.tsx';

interface Props {
  readonly list: ListAddress<typeof RUNS_FILTER>;
  /** The scenarios to choose from; false where the API does not tell them. */
  readonly played: readonly PlayedScenarioFragment[] | false;
}

/** The filter of all runs, as far as the API filters. */
export function RunFilters({ list, played }: Props) {
  const { fields } = RUNS_FILTER;
  const named = (played || [])
    .map(({ scenario }) => ({ value: scenario.id, label: scenarioLabel(scenario) }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1));
  const scenario = { ...fields.scenario, options: [...fields.scenario.options, ...named] };
  const shown = [
    ...(played ? ['scenario'] : []),
    ...filterFields(false),
    ...['from', 'to'].filter((name) => isOffered(`Query.scenarios(${name}:)`)),
  ];
  return (
    <Filters list={{ ...list, filter: { ...RUNS_FILTER, fields: { ...fields, scenario } } }} fields={shown} />
  );
}
