import { battleKills } from '#app/battle-kills.tsx';
import { SCENARIO_KILLS_EXPORTS } from '#app/export/kinds/scenarios.ts';
import { listScenarioKills } from '#lib/data/war/kills.ts';
import { SCENARIO } from '#lib/data/war/scenarios.ts';
import { describeScenarioKills } from '#lib/seo/descriptions/describe-scenario.ts';
import { routes } from '#lib/url/routes.ts';

const page = battleKills({
  source: SCENARIO,
  exports: SCENARIO_KILLS_EXPORTS,
  describe: describeScenarioKills,
  path: routes.scenario,
  kills: listScenarioKills,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
