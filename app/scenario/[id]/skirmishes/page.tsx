import { SCENARIO_SKIRMISHES_EXPORTS } from '#app/export/kinds/scenarios.ts';
import { SkirmishList } from '#components/skirmish/skirmish-list.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { SCENARIO } from '#lib/data/war/scenarios.ts';
import { listScenarioSkirmishes } from '#lib/data/war/skirmishes.ts';
import { describeScenarioSkirmishes } from '#lib/seo/descriptions/describe-scenario.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: SCENARIO,
  path: (id) => routes.scenario(id, '/skirmishes'),
  exports: SCENARIO_SKIRMISHES_EXPORTS,
  describe: describeScenarioSkirmishes,
  early: ({ id, list }) => ({ skirmishes: listScenarioSkirmishes(id, list) }),
  content: ({ list, panels: { skirmishes } }) => (
    <Load from={skirmishes} label="skirmishes">
      {({ nodes, pageInfo }) => (
        <SkirmishList title="Skirmishes" skirmishes={nodes ?? []} paging={{ pageInfo, list }} />
      )}
    </Load>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
