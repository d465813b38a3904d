import { CHARACTER_EXPORTS } from '#app/export/kinds/fighters.ts';
import { ScenarioSection } from '#components/scenario/scenario-section.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { countScenarios, listFoughtScenarios } from '#lib/data/war/scenarios.ts';
import { getStanding } from '#lib/data/war/standings.ts';
import { describePlayerScenarios } from '#lib/seo/descriptions/describe-player.ts';
import { routes } from '#lib/url/routes.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';

const page = recordSection({
  source: CHARACTER,
  path: (id) => routes.character(id, '/scenarios'),
  filter: SCENARIO_FILTER,
  exports: CHARACTER_EXPORTS.scenarios,
  describe: describePlayerScenarios,
  early: ({ id, list }) => {
    const whose = { characterId: id };
    return {
      whose,
      record: countScenarios(whose, list),
      scenarios: listFoughtScenarios(whose, list),
      standing: getStanding(id, list.values),
      now: new Date(),
    };
  },
  content: ({ list, panels }) => <ScenarioSection list={list} {...panels} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
