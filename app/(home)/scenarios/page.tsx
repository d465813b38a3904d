import { SCENARIOS_EXPORTS } from '#app/export/kinds/scenarios.ts';
import { HomeFrame } from '#components/home/home-frame.tsx';
import { HomeTitle } from '#components/home/home-title.tsx';
import { RunFilters } from '#components/scenario/run-filters.tsx';
import { PlayedScenarios, ResultsLine } from '#components/scenario/played-scenarios.tsx';
import { ScenarioList } from '#components/scenario/scenario-list.tsx';
import { awaitPanels } from '#components/ui/page/await-panels.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { listAllRuns, listPlayedScenarios, namedScenarios } from '#lib/data/war/scenario-results.ts';
import { scenarioPages } from '#lib/seo/descriptions/listed-battles.ts';
import LISTS from '#lib/seo/descriptions/lists.json' with { type: 'json' };
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { RUNS_FILTER } from '#lib/url/filter/results-filter.ts';

export const generateMetadata = metadataWhereOffered(
  routes.scenarios,
  async ({ searchParams }: PageProps<'/scenarios'>) =>
    metadataOf({
      query: await searchParams,
      ...LISTS.scenarios,
      path: routes.scenarios,
      exports: SCENARIOS_EXPORTS,
    }),
);

export default whereOffered(routes.scenarios, async ({ searchParams }: PageProps<'/scenarios'>) => {
  const query = await searchParams;
  const list = listAddress(routes.scenarios, query, RUNS_FILTER);
  const scenarios = listAllRuns(list);
  const played = listPlayedScenarios(list);
  await awaitPanels(scenarios, played);

  return (
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
          {(page) => (
            <>
              <ListData name="Scenarios" rows={scenarioPages(page)} />
              <ScenarioList page={page} list={list} />
            </>
          )}
        </Load>
        <Load from={played} label="results" rows={8}>
          {(found) => found && <PlayedScenarios scenarios={namedScenarios(list, found)} />}
        </Load>
        <ExportLinks exports={SCENARIOS_EXPORTS} path={routes.scenarios} query={query} />
      </HomeFrame>
    </>
  );
});
