import type { ReactNode } from 'react';

import { SCENARIO_MAP_EXPORTS } from '#app/export/kinds/scenarios.ts';
import { PlaceKills } from '#components/kill/place-kills.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { listScenarioKills } from '#lib/data/war/kills.ts';
import { getScenarioHeatmap, SCENARIO } from '#lib/data/war/scenarios.ts';
import { describeScenarioMap } from '#lib/seo/descriptions/describe-scenario.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { HeatmapPointFragment } from '#graphql/generated/documents.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { HeatOverview } from '#components/map/heat-overview.tsx';
import { Panel } from '#components/ui/page/panel.tsx';

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

const page = recordSection({
  source: SCENARIO,
  path: (id) => routes.scenario(id, '/map'),
  exports: SCENARIO_MAP_EXPORTS,
  describe: describeScenarioMap,
  early: ({ id }) => ({
    heatmap: getScenarioHeatmap(id),
    kills: listScenarioKills(id, listAddress(routes.scenario(id, '/kills'), {})),
  }),
  content: ({ record: run, id, panels: { heatmap, kills } }) => (
    <Load from={heatmap} label="heatmap">
      {(found) => (
        <ScenarioMap scenario={run.scenario} {...found}>
          <Load from={kills} label="kills" rows={5}>
            {(page) => <PlaceKills kills={page} href={routes.scenario(id, '/kills')} />}
          </Load>
        </ScenarioMap>
      )}
    </Load>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
