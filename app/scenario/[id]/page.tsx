import { ScenarioScoreboard } from '#components/scenario/scenario-scoreboard.tsx';
import { Load } from '#components/ui/load.tsx';
import { recordSection } from '#components/ui/record-page.tsx';
import { listScenarioScores, SCENARIO } from '#lib/data/scenarios.ts';
import { SCENARIO_EXPORTS } from '#lib/exports/scenario-exports.ts';
import { describeScenario } from '#lib/seo/describe-scenario.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: SCENARIO,
  exports: SCENARIO_EXPORTS,
  describe: (run, id) => ({ ...describeScenario(run), path: routes.scenario(id) }),
  panels: (_, { id }) => ({ scores: listScenarioScores(id) }),
  content: ({ id, panels: { scores } }) => (
    <Load from={scores} label="scoreboard">
      {(entries) => <ScenarioScoreboard scores={entries} path={routes.scenario(id)} />}
    </Load>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
