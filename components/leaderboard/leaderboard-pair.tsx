import type { Route } from 'next';
import type { ReactNode } from 'react';

import type { Answer } from '#lib/api/answer.ts';
import { periodOf, periodText } from '#lib/game/boards/board-period.ts';
import { isoWeekOf, monthLabel, monthOf, weekLabel } from '#lib/game/calendar.ts';
import { withQuery } from '#lib/url/search-params.ts';

import { Load } from '../ui/page/load.tsx';

interface BoardProps<Standing> {
  readonly title: string;
  readonly period: string;
  readonly standings: readonly Standing[];
  /** The address of all places. */
  readonly all: Route;
}

interface Props<Standing> {
  readonly now: Date;
  readonly weekly: Promise<Answer<readonly Standing[]>>;
  readonly monthly: Promise<Answer<readonly Standing[]>>;
  readonly board: (props: BoardProps<Standing>) => ReactNode;
  /** The address of the leaderboard with all places, without its query. */
  readonly path: Route;
}

/** The leaderboards of the week and the month that `now` falls in, side by side where there is room. */
export function LeaderboardPair<Standing>({ now, weekly, monthly, board: Board, path }: Props<Standing>) {
  return (
    <div className="grid grid-flow-dense grid-cols-2 items-start gap-gap narrow:grid-cols-1">
      <Load from={weekly} label="weekly leaderboard">
        {(standings) => (
          <Board
            title="Weekly leaderboard"
            period={weekLabel(isoWeekOf(now))}
            standings={standings}
            all={path}
          />
        )}
      </Load>
      <Load from={monthly} label="monthly leaderboard">
        {(standings) => (
          <Board
            title="Monthly leaderboard"
            period={monthLabel(monthOf(now))}
            standings={standings}
            all={withQuery(path, new URLSearchParams({ period: periodText(periodOf('month', now)) }))}
          />
        )}
      </Load>
    </div>
  );
}
