import { CHARACTER_EXPORTS } from '#app/export/kinds/fighters.ts';
import { ScenarioSection } from '#components/scenario/scenario-section.tsx';
import { awaitPanels } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { countScenarios, listFoughtScenarios } from '#lib/data/war/scenarios.ts';
import { getStanding } from '#lib/data/war/standings.ts';
import { describePlayerScenarios } from '#lib/seo/descriptions/describe-player.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.character(id, '/scenarios'), query, SCENARIO_FILTER);
  const whose = { characterId: id };
  return {
    list,
    whose,
    record: countScenarios(whose, list),
    scenarios: listFoughtScenarios(whose, list),
    standing: getStanding(id, list.values),
    now: new Date(),
  };
});

export async function generateMetadata(props: PageProps<'/character/[id]/scenarios'>) {
  const found = await find(CHARACTER, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.character(id, '/scenarios'),
    exports: CHARACTER_EXPORTS.scenarios,
    query,
    ...describePlayerScenarios(record),
  });
}

export default async function CharacterScenariosPage(props: PageProps<'/character/[id]/scenarios'>) {
  const found = await find(CHARACTER, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const started = start(id, query);
  await awaitPanels(started.record, started.scenarios, started.standing);
  return (
    <PageSection>
      <ScenarioSection {...started} />
      <ExportLinks
        exports={CHARACTER_EXPORTS.scenarios}
        path={routes.character(id, '/scenarios')}
        query={query}
      />
    </PageSection>
  );
}
