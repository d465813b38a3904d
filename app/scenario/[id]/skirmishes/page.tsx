import { SCENARIO_SKIRMISHES_EXPORTS } from '#app/export/kinds/scenario-runs.ts';
import { SkirmishList } from '#components/skirmish/skirmish-list.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { SCENARIO } from '#lib/data/war/scenarios.ts';
import { listScenarioSkirmishes } from '#lib/data/war/skirmishes.ts';
import { describeScenarioSkirmishes } from '#lib/seo/descriptions/describe-scenario.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.scenario(id, '/skirmishes'), query);
  return { list, skirmishes: listScenarioSkirmishes(id, list) };
});

export async function generateMetadata(props: PageProps<'/scenario/[id]/skirmishes'>) {
  const found = await find(SCENARIO, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.scenario(id, '/skirmishes'),
    exports: SCENARIO_SKIRMISHES_EXPORTS,
    query,
    ...describeScenarioSkirmishes(record),
  });
}

export default async function ScenarioSkirmishesPage(props: PageProps<'/scenario/[id]/skirmishes'>) {
  const found = await find(SCENARIO, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const { list, skirmishes } = start(id, query);
  await awaitPanels(skirmishes);
  return (
    <PageSection briefHead>
      <Load from={skirmishes} label="skirmishes">
        {({ nodes, pageInfo }) => (
          <SkirmishList title="Skirmishes" skirmishes={nodes ?? []} paging={{ pageInfo, list }} />
        )}
      </Load>
      <ExportLinks
        exports={SCENARIO_SKIRMISHES_EXPORTS}
        path={routes.scenario(id, '/skirmishes')}
        query={query}
      />
    </PageSection>
  );
}
