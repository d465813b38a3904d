import { GUILD_EXPORTS } from '#app/export/kinds/fighters.ts';
import { SkirmishSection } from '#components/skirmish/skirmish-section.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { listSkirmishes } from '#lib/data/war/skirmishes.ts';
import { describeGuildSkirmishes } from '#lib/seo/descriptions/describe-guild.ts';
import { routes } from '#lib/url/routes.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';

const page = recordSection({
  source: GUILD,
  path: (id) => routes.guild(id, '/skirmishes'),
  filter: SKIRMISH_FILTER,
  exports: GUILD_EXPORTS.skirmishes,
  describe: describeGuildSkirmishes,
  early: ({ id, list }) => ({ skirmishes: listSkirmishes({ guildId: id }, list) }),
  content: ({ list, panels }) => <SkirmishSection list={list} {...panels} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
