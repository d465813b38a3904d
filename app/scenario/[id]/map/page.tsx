import { SCENARIO_MAP_EXPORTS } from '#app/export/kinds/scenarios.ts';
import { PlaceKills } from '#components/kill/place-kills.tsx';
import { ScenarioMap } from '#components/scenario/scenario-map.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { listScenarioKills } from '#lib/data/war/kills.ts';
import { getScenarioHeatmap, SCENARIO } from '#lib/data/war/scenarios.ts';
import { describeScenarioMap } from '#lib/seo/descriptions/describe-scenario.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

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
