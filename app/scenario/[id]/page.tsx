import { describeScenario } from '#lib/seo/descriptions/describe-scenario.ts';
import { SCENARIO_EXPORTS } from '#app/export/kinds/scenarios.ts';
import { ScenarioScoreboard } from '#components/scenario/scenario-scoreboard.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { listScenarioScores, SCENARIO } from '#lib/data/war/scenarios.ts';
import { listRankedScores } from '#lib/data/war/standings.ts';
import { describePinned } from '#lib/seo/descriptions/describe-pinned.ts';
import { GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: SCENARIO,
  path: routes.scenario,
  filter: GROUPING,
  exports: SCENARIO_EXPORTS,
  describe: (run, id, query) =>
    describePinned({ ...describeScenario(run), path: routes.scenario(id) }, query, async () => {
      const { data } = await listScenarioScores(id);
      return data;
    }),
  early: ({ id }) => ({ scores: listRankedScores(id) }),
  content: ({ list, panels: { scores } }) => (
    <Load from={scores} label="scoreboard">
      {(ranked) => <ScenarioScoreboard {...ranked} list={list} />}
    </Load>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
