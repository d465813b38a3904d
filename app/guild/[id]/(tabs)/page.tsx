import { GuildOverview } from '#components/overview/guild-overview.tsx';
import { SUMMED_GUILD } from '#lib/data/player/overviews.ts';
import { getGuildForm } from '#lib/data/war/scenario-forms.ts';
import { GUILD_EXPORTS } from '#lib/exports/kinds/guild-exports.ts';
import { describeGuild } from '#lib/seo/descriptions/describe-guild.ts';
import { routes } from '#lib/url/routes.ts';

import { fighterOverview } from '../../../fighter-overview.tsx';

const page = fighterOverview({
  source: SUMMED_GUILD,
  exports: GUILD_EXPORTS,
  path: routes.guild,
  whose: (guildId) => ({ guildId }),
  form: getGuildForm,
  describe: describeGuild,
  overview: (guild, parts) => <GuildOverview guild={guild} {...parts} />,
  isOne: false,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
