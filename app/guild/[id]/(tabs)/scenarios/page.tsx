import { GUILD_EXPORTS } from '#app/export/kinds/fighters.ts';
import { ScenarioSection } from '#components/scenario/scenario-section.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { countScenarios, listFoughtScenarios } from '#lib/data/war/scenarios.ts';
import { describeGuildScenarios } from '#lib/seo/descriptions/describe-guild.ts';
import { routes } from '#lib/url/routes.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';

const page = recordSection({
  source: GUILD,
  path: (id) => routes.guild(id, '/scenarios'),
  filter: SCENARIO_FILTER,
  exports: GUILD_EXPORTS.scenarios,
  describe: describeGuildScenarios,
  early: ({ id, list }) => {
    const whose = { guildId: id };
    return { whose, record: countScenarios(whose, list), scenarios: listFoughtScenarios(whose, list) };
  },
  content: ({ list, panels }) => <ScenarioSection list={list} {...panels} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
