import { GUILD_EXPORTS } from '#app/export/kinds/fighters.ts';
import { ScenarioSection } from '#components/scenario/scenario-section.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { GUILD } from '#lib/data/player/guilds.ts';
import { countScenarios, listFoughtScenarios } from '#lib/data/war/scenarios.ts';
import { describeGuildScenarios } from '#lib/seo/descriptions/describe-guild.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';

const page = recordSection({
  source: GUILD,
  exports: GUILD_EXPORTS.scenarios,
  describe: (guild, id) => ({
    ...describeGuildScenarios(guild),
    path: routes.guild(id, '/scenarios'),
  }),
  early: ({ id, query }) => {
    const list = listAddress(routes.guild(id, '/scenarios'), query, SCENARIO_FILTER);
    const whose = { guildId: id };
    return { list, whose, record: countScenarios(whose, list), scenarios: listFoughtScenarios(whose, list) };
  },
  content: ({ panels }) => <ScenarioSection {...panels} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
