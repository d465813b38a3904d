import { CHARACTER_DUNGEONS_EXPORTS } from '#app/export/kinds/dungeons.ts';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { describePlayerDungeons } from '#lib/seo/descriptions/describe-player.ts';
import { routes } from '#lib/url/routes.ts';

import { ownDungeons } from '../../../../own-dungeons.tsx';

const page = ownDungeons({
  source: CHARACTER,
  exports: CHARACTER_DUNGEONS_EXPORTS,
  path: (id) => routes.character(id, '/dungeons'),
  describe: describePlayerDungeons,
  owner: (characterId) => ({ characterId }),
  companions: 'With whom',
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
