import { SCENARIO_KILLS_EXPORTS } from '#app/export/kinds/scenario-runs.ts';
import { KillList } from '#components/kill/kill-list.tsx';
import { awaitPanels, Load } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { listScenarioKills } from '#lib/data/war/kills.ts';
import { SCENARIO } from '#lib/data/war/scenarios.ts';
import { describeScenarioKills } from '#lib/seo/descriptions/describe-scenario.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.scenario(id, '/kills'), query);
  return { list, kills: listScenarioKills(id, list) };
});

export async function generateMetadata(props: PageProps<'/scenario/[id]/kills'>) {
  const found = await find(SCENARIO, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.scenario(id, '/kills'),
    exports: SCENARIO_KILLS_EXPORTS,
    query,
    ...describeScenarioKills(record),
  });
}

export default async function ScenarioKillsPage(props: PageProps<'/scenario/[id]/kills'>) {
  const found = await find(SCENARIO, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const { list, kills } = start(id, query);
  await awaitPanels(kills);
  return (
    <PageSection briefHead>
      <Load from={kills} label="kills">
        {(page) => <KillList title="Kills" kills={page} list={list} />}
      </Load>
      <ExportLinks exports={SCENARIO_KILLS_EXPORTS} path={list.path} query={query} />
    </PageSection>
  );
}
