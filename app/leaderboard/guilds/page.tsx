import { GUILD_BOARD_EXPORTS } from '#app/export/kinds/boards.ts';
import { GuildCell } from '#components/guild/guild-cell.tsx';
import { GuildChoices } from '#components/overview/guild-choices.tsx';
import { listGuildBoard } from '#lib/data/player/boards.ts';
import { getOwnGuildPlace } from '#lib/data/player/own-place.ts';
import { realmOf } from '#lib/game/players/careers.ts';
import { GUILD_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { killBoardPage } from '../board-page.tsx';

const page = killBoardPage({
  path: routes.guildLeaderboard,
  filter: () => GUILD_BOARD_FILTER,
  exports: GUILD_BOARD_EXPORTS,
  header: 'Guild',
  board: listGuildBoard,
  own: getOwnGuildPlace,
  choices: ({ choices, ...asked }) => (
    <GuildChoices title="Which guild is meant?" guilds={choices} {...asked} />
  ),
  who: (guild) => <GuildCell guild={guild} />,
  edge: ({ realm }) => realmOf(realm).side,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
