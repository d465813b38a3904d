import { HomeFrame } from '#components/home/home-frame.tsx';
import { HomeTitle } from '#components/home/home-title.tsx';
import { ScenarioFilters } from '#components/scenario/scenario-filters.tsx';
import { ScenarioList } from '#components/scenario/scenario-list.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { listScenarios, SCENARIOS_ON_HOME } from '#lib/data/scenarios.ts';
import { parseScenarioFilter } from '#lib/url/scenario-filter.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';

export const generateMetadata = () =>
  metadataOf({
    title: 'Scenarios',
    description: 'Every scenario that was fought, newest first: who won, by how much, and how long it took.',
    path: '/scenarios',
  });

export default async function ScenariosPage({ searchParams }: PageProps<'/scenarios'>) {
  const params = await searchParams;
  const scenarios = listScenarios({}, parseScenarioFilter(params), parseCursor(params), SCENARIOS_ON_HOME);
  await awaitPanels(scenarios);

  return (
    <>
      <HomeTitle>Scenarios</HomeTitle>
      <HomeFrame>
        <ScenarioFilters path="/scenarios" params={params} />
        <Load from={scenarios} label="scenarios">
          {(page) => <ScenarioList page={page} path="/scenarios" params={params} />}
        </Load>
      </HomeFrame>
    </>
  );
}
