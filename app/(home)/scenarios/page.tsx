import { areaPage } from '#components/ui/page/page.tsx';
import { SCENARIOS_EXPORTS } from '#app/export/kinds/scenarios.ts';
import { HomeFrame } from '#components/home/home-frame.tsx';
import { HomeTitle } from '#components/home/home-title.tsx';
import { PlayedScenarios, ResultsLine } from '#components/scenario/played-scenarios.tsx';
import { ScenarioList } from '#components/scenario/scenario-list.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { listAllRuns, listPlayedScenarios, namedScenarios } from '#lib/data/war/scenario-results.ts';
import { scenarioPages } from '#lib/seo/descriptions/listed-battles.ts';
import LISTS from '#lib/seo/descriptions/lists.json' with { type: 'json' };
import { type ListAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { RUNS_FILTER } from '#lib/url/filter/results-filter.ts';
import type { PlayedScenarioFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { Filters } from '#components/ui/filter/filters.tsx';
import { filterFields } from '#components/scenario/scenario-filters.tsx';

interface Props {
  readonly list: ListAddress<typeof RUNS_FILTER>;
  /** The scenarios to choose from; false where the API does not tell them. */
  readonly played: readonly PlayedScenarioFragment[] | false;
}

/** The filter of all runs, as far as the API filters. */
function RunFilters({ list, played }: Props) {
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

const page = areaPage({
  path: routes.scenarios,
  filter: RUNS_FILTER,
  exports: SCENARIOS_EXPORTS,
  describe: () => LISTS.scenarios,
  panels: (list) => ({ scenarios: listAllRuns(list), played: listPlayedScenarios(list) }),
  content: ({ scenarios, played }, { list, links }) => (
    <>
      <HomeTitle>Scenarios</HomeTitle>
      <HomeFrame>
        <Load from={played} label="filters and sums" rows={2}>
          {(found) => (
            <>
              <RunFilters list={list} played={found} />
              {found && <ResultsLine scenarios={namedScenarios(list, found)} />}
            </>
          )}
        </Load>
        <Load from={scenarios} label="scenarios">
          {(found) => (
            <>
              <ListData name="Scenarios" rows={scenarioPages(found)} />
              <ScenarioList page={found} list={list} />
            </>
          )}
        </Load>
        <Load from={played} label="results" rows={8}>
          {(found) => found && <PlayedScenarios scenarios={namedScenarios(list, found)} />}
        </Load>
        {links}
      </HomeFrame>
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
