import { KillList } from '#components/kill/kill-list.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { listScenarioKills } from '#lib/data/war/kills.ts';
import { SCENARIO } from '#lib/data/war/scenarios.ts';
import { SCENARIO_KILLS_EXPORTS } from '#lib/exports/kinds/scenario-exports.ts';
import { describeScenarioKills } from '#lib/seo/descriptions/describe-scenario.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: SCENARIO,
  exports: SCENARIO_KILLS_EXPORTS,
  describe: (run, id) => ({
    ...describeScenarioKills(run),
    path: routes.scenario(id, '/kills'),
  }),
  early: ({ id, query }) => {
    const list = listAddress(routes.scenario(id, '/kills'), query);
    return { list, kills: listScenarioKills(id, list) };
  },
  content: ({ panels: { list, kills } }) => (
    <Load from={kills} label="kills">
      {(page) => <KillList title="Kills" kills={page} list={list} />}
    </Load>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
