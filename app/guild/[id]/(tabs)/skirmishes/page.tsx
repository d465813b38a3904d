import { GUILD_EXPORTS } from '#app/export/kinds/fighters.ts';
import { SkirmishSection } from '#components/skirmish/skirmish-section.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { GUILD } from '#lib/data/player/guilds.ts';
import { listSkirmishes } from '#lib/data/war/skirmishes.ts';
import { describeGuildSkirmishes } from '#lib/seo/descriptions/describe-guild.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';

const page = recordSection({
  source: GUILD,
  exports: GUILD_EXPORTS.skirmishes,
  describe: (guild, id) => ({
    ...describeGuildSkirmishes(guild),
    path: routes.guild(id, '/skirmishes'),
  }),
  early: ({ id, query }) => {
    const list = listAddress(routes.guild(id, '/skirmishes'), query, SKIRMISH_FILTER);
    return { list, skirmishes: listSkirmishes({ guildId: id }, list) };
  },
  content: ({ panels }) => <SkirmishSection {...panels} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
