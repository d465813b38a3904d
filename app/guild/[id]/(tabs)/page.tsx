import { GUILD_EXPORTS } from '#app/export/kinds/fighters.ts';
import { GuildOverview } from '#components/overview/guild-overview.tsx';
import { SUMMED_GUILD } from '#lib/data/player/overviews.ts';
import { getGuildForm } from '#lib/data/war/scenario-forms.ts';
import { describeGuild } from '#lib/seo/descriptions/describe-guild.ts';
import { routes } from '#lib/url/routes.ts';

import { fighterOverview } from '../../../fighter-overview.tsx';

const page = fighterOverview({
  source: SUMMED_GUILD,
  exports: GUILD_EXPORTS.overview,
  path: routes.guild,
  whose: (guildId) => ({ guildId }),
  form: getGuildForm,
  describe: describeGuild,
  overview: (guild, parts) => <GuildOverview guild={guild} {...parts} />,
  isOne: false,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
