import type { ReactNode } from 'react';

import { SCENARIO_MAP_EXPORTS } from '#app/export/kinds/scenario-runs.ts';
import { PlaceKills } from '#components/kill/place-kills.tsx';
import { HeatOverview } from '#components/map/heat-overview.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { HeatmapPointFragment } from '#graphql/generated/documents.ts';
import { listScenarioKills } from '#lib/data/war/kills.ts';
import { getScenarioHeatmap, SCENARIO } from '#lib/data/war/scenarios.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { describeScenarioMap } from '#lib/seo/descriptions/describe-scenario.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

interface Props {
  readonly scenario: { readonly id: string; readonly name: string; readonly zone: { readonly id: string } };
  readonly points: readonly HeatmapPointFragment[];
  /** All kills of the run; some may have no place on a map. */
  readonly kills: number;
  /** The latest of them. */
  readonly children: ReactNode;
}

/** Shows the kills of a run on a map. */
function ScenarioMap({ scenario, points, kills, children }: Props) {
  return (
    <Panel as="section" ornate className="p-5">
      <h2 className="mb-4 text-lg">Heatmap of kills in the scenario</h2>
      <HeatOverview zoneId={scenario.zone.id} place={scenarioLabel(scenario)} points={points} kills={kills}>
        {children}
      </HeatOverview>
    </Panel>
  );
}

const start = startOnce((id: string) => ({
  heatmap: getScenarioHeatmap(id),
  kills: listScenarioKills(id, listAddress(routes.scenario(id, '/kills'), {})),
}));

export async function generateMetadata(props: PageProps<'/scenario/[id]/map'>) {
  const found = await find(SCENARIO, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: run, id, query } = found;
  return metadataOf({
    path: routes.scenario(id, '/map'),
    exports: SCENARIO_MAP_EXPORTS,
    query,
    ...describeScenarioMap(run),
  });
}

export default async function ScenarioMapPage(props: PageProps<'/scenario/[id]/map'>) {
  const found = await find(SCENARIO, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { record: run, id, query } = found;
  const { heatmap, kills } = start(id);
  await awaitPanels(heatmap, kills);
  return (
    <PageSection briefHead>
      <Load from={heatmap} label="heatmap">
        {(found) => (
          <ScenarioMap scenario={run.scenario} {...found}>
            <Load from={kills} label="kills" rows={5}>
              {(page) => <PlaceKills kills={page} href={routes.scenario(id, '/kills')} />}
            </Load>
          </ScenarioMap>
        )}
      </Load>
      <ExportLinks exports={SCENARIO_MAP_EXPORTS} path={routes.scenario(id, '/map')} query={query} />
    </PageSection>
  );
}
