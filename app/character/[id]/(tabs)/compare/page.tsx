import { PLAYER_RIVALS } from '#app/export/kinds/rivals.ts';
import { comparisonPage } from '#app/comparison-page.tsx';
import { CharacterChoices } from '#components/armory/character-choices.tsx';
import { RivalSuggestions } from '#components/armory/rival-suggestions.tsx';
import { ComparedPlayers } from '#components/overview/compared-players.tsx';
import { FoeLists } from '#components/overview/foe-lists.tsx';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { comparePlayers } from '#lib/data/player/comparisons.ts';
import { suggestRivals } from '#lib/data/war/rivals.ts';
import { describeComparedPlayer } from '#lib/seo/descriptions/describe-player.ts';
import { routes } from '#lib/url/routes.ts';

const page = comparisonPage({
  source: CHARACTER,
  exports: PLAYER_RIVALS.comparison,
  what: 'player',
  path: routes.comparison,
  board: routes.leaderboard,
  whose: (characterId) => ({ characterId }),
  compare: comparePlayers,
  describe: describeComparedPlayer,
  compared: (found, list) => <ComparedPlayers comparison={found} list={list} />,
  choices: (choices, name, hrefOf) => <CharacterChoices choices={choices} name={name} hrefOf={hrefOf} />,
  suggest: suggestRivals,
  suggestions: (suggested, list) => <RivalSuggestions {...suggested} list={list} />,
  foes: (id, { sample }, hrefOf) => (
    <div className="grid grid-cols-2 items-start gap-gap compact:grid-cols-1">
      <FoeLists id={id} sample={sample} compareHref={hrefOf} />
    </div>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
