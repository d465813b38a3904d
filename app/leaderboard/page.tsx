import { PLAYER_BOARD_EXPORTS } from '#app/export/kinds/boards.ts';
import { CharacterChoices } from '#components/armory/character-choices.tsx';
import { CombatantCell } from '#components/character/combatant-cell.tsx';
import { listPlayerBoard } from '#lib/data/player/boards.ts';
import { getOwnPlayerPlace } from '#lib/data/player/own-place.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/realms.ts';
import { PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { boardPage } from './board-page.tsx';

const page = boardPage({
  path: routes.leaderboard,
  filter: PLAYER_BOARD_FILTER,
  exports: PLAYER_BOARD_EXPORTS,
  header: 'Player',
  board: listPlayerBoard,
  own: getOwnPlayerPlace,
  choices: (asked) => <CharacterChoices {...asked} />,
  who: (character) => (
    <CombatantCell
      character={character}
      guild={character.guildMembership?.guild}
      level={character.level}
      renownRank={character.renownRank}
    />
  ),
  edge: ({ career }) => realmOf(realmOfCareer(career)).side,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
