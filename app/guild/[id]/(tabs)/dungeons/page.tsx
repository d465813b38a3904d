import { GUILD_DUNGEONS_EXPORTS } from '#app/export/kinds/dungeons.ts';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { describeGuildDungeons } from '#lib/seo/descriptions/describe-guild.ts';
import { routes } from '#lib/url/routes.ts';

import { ownDungeons } from '../../../../own-dungeons.tsx';

const page = ownDungeons({
  source: GUILD,
  exports: GUILD_DUNGEONS_EXPORTS,
  path: (id) => routes.guild(id, '/dungeons'),
  describe: describeGuildDungeons,
  owner: (guildId) => ({ guildId }),
  rule: 'Sessions of which members of the guild made up half of the group or more. ',
  companions: 'Who else was there',
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
