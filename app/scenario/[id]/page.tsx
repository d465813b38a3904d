import { SCENARIO_EXPORTS } from '#app/export/kinds/scenario-runs.ts';
import { ScenarioScoreboard } from '#components/scenario/scenario-scoreboard.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { listScenarioScores, SCENARIO } from '#lib/data/war/scenarios.ts';
import { listRankedScores } from '#lib/data/war/standings.ts';
import { describePinned } from '#lib/seo/descriptions/describe-pinned.ts';
import { describeScenario } from '#lib/seo/descriptions/describe-scenario.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const start = startOnce((id: string) => ({ scores: listRankedScores(id) }));

export async function generateMetadata(props: PageProps<'/scenario/[id]'>) {
  const found = await find(SCENARIO, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: run, id, query } = found;
  return metadataOf({
    exports: SCENARIO_EXPORTS,
    query,
    ...(await describePinned({ ...describeScenario(run), path: routes.scenario(id) }, query, async () => {
      const { data } = await listScenarioScores(id);
      return data;
    })),
  });
}

export default async function ScenarioPage(props: PageProps<'/scenario/[id]'>) {
  const found = await find(SCENARIO, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const { scores } = start(id);
  const list = listAddress(routes.scenario(id), query, GROUPING);
  await awaitPanels(scores);
  return (
    <PageSection>
      <Load from={scores} label="scoreboard">
        {(ranked) => <ScenarioScoreboard {...ranked} list={list} />}
      </Load>
      <ExportLinks exports={SCENARIO_EXPORTS} path={routes.scenario(id)} query={query} />
    </PageSection>
  );
}
