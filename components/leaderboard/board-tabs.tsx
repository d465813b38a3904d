import type { Route } from 'next';

import { routes } from '#lib/url/routes.ts';
import { withQuery } from '#lib/url/search-params.ts';

import { Tabs } from '../ui/page/tabs.tsx';
import { ScenarioBoardLinks } from './scenario-board-links.tsx';

interface Props {
  /** The address of the board that is shown, without its query. */
  readonly path: Route;
  /** The period that the address chooses, which the other boards keep; undefined for that of today. */
  readonly period: string | undefined;
}

/** Links to the boards of a period. */
export function BoardTabs({ path, period }: Props) {
  const tab = (label: string, board: Route) => ({
    label,
    href: withQuery(board, new URLSearchParams(period === undefined ? {} : { period })),
    current: board === path,
  });
  return (
    <>
      <Tabs
        label="Boards"
        tabs={[
          tab('Players', routes.leaderboard),
          tab('Guilds', routes.guildLeaderboard),
          tab('Score sheet', routes.scoreSheet),
        ]}
      />
      {path === routes.leaderboard && (
        <div className="mt-3 -mb-2 narrow:mt-1.5">
          <ScenarioBoardLinks label="Most in scenarios" period={period} />
        </div>
      )}
    </>
  );
}
