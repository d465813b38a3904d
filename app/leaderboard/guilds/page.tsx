import { GUILD_BOARD_EXPORTS } from '#app/export/kinds/boards.ts';
import { GuildCell } from '#components/guild/guild-cell.tsx';
import { BoardPanel } from '#components/leaderboard/board-panel.tsx';
import { OwnPlace } from '#components/leaderboard/own-place.tsx';
import { GuildChoices } from '#components/overview/guild-choices.tsx';
import { awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import type { GuildTagFragment } from '#graphql/generated/documents.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { listGuildBoard } from '#lib/data/player/boards.ts';
import { getOwnGuildPlace } from '#lib/data/player/own-place.ts';
import { killOrder } from '#lib/game/boards/board-order.ts';
import { realmOf } from '#lib/game/players/careers.ts';
import { describeBoard } from '#lib/seo/descriptions/describe-board.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { GUILD_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { parsePin } from '#lib/url/paging/pin.ts';
import { routes } from '#lib/url/routes.ts';

import { BoardPage } from '../board-page.tsx';

const path = routes.guildLeaderboard;

const who = (guild: GuildTagFragment) => <GuildCell guild={guild} />;

export async function generateMetadata({ searchParams }: PageProps<'/leaderboard/guilds'>) {
  if (await askNotOffered(path)) return metadataOfMissing();
  const query = await searchParams;
  const board = describeBoard({ header: 'Guild', path, query, filter: GUILD_BOARD_FILTER }, new Date());
  return metadataOf({ ...board, exports: GUILD_BOARD_EXPORTS });
}

export default async function GuildBoardPage({ searchParams }: PageProps<'/leaderboard/guilds'>) {
  const notOffered = await askNotOffered(path);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const now = new Date();
  const list = listAddress(path, query, GUILD_BOARD_FILTER);
  const board = listGuildBoard(list, now);
  const own = parsePin(list.params) === undefined ? null : getOwnGuildPlace(list, now);
  await awaitPanels(board, own);
  return (
    <BoardPage
      header="Guild"
      title="Guilds"
      query={query}
      list={list}
      exports={GUILD_BOARD_EXPORTS}
      now={now}
      board={board}
      own={own}
      renderChoices={({ choices, ...asked }) => (
        <GuildChoices title="Which guild is meant?" guilds={choices} {...asked} />
      )}
      renderPlace={(place, period) => <OwnPlace own={place} period={period} who={who} />}
      renderPanel={(places, period) => (
        <BoardPanel
          board={places}
          list={list}
          order={killOrder(list.values.order)}
          period={period}
          header="Guild"
          who={who}
          edge={({ realm }) => realmOf(realm).side}
        />
      )}
    />
  );
}
