import { CHARACTER_EXPORTS } from '#app/export/kinds/fighters.ts';
import { PlayerOverview } from '#components/overview/player-overview.tsx';
import { SUMMED_CHARACTER } from '#lib/data/player/overviews.ts';
import { getLastEvening } from '#lib/data/war/battle-lists.ts';
import { getPlayerForm } from '#lib/data/war/standings.ts';
import { describeCharacter } from '#lib/seo/descriptions/describe-player.ts';
import { routes } from '#lib/url/routes.ts';

import { fighterOverview } from '../../../fighter-overview.tsx';

const page = fighterOverview({
  source: SUMMED_CHARACTER,
  exports: CHARACTER_EXPORTS.overview,
  path: routes.character,
  whose: (characterId) => ({ characterId }),
  form: getPlayerForm,
  evening: getLastEvening,
  describe: describeCharacter,
  overview: (character, parts) => <PlayerOverview character={character} {...parts} />,
  isOne: true,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
