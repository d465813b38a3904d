import type { Route } from 'next';
import type { ReactNode } from 'react';

import { BoardPanel } from '#components/leaderboard/board-panel.tsx';
import { BoardTools } from '#components/leaderboard/board-tools.tsx';
import { BoardTabs } from '#components/leaderboard/board-tabs.tsx';
import { OwnPlace } from '#components/leaderboard/own-place.tsx';
import { PeriodLinks } from '#components/leaderboard/period-links.tsx';
import { DatasetData } from '#components/ui/share/dataset-data.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { Page } from '#components/ui/page/page.tsx';
import type { Edge } from '#components/ui/table/table-row.tsx';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import type { Answer } from '#lib/api/answer.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import { killOrder } from '#lib/game/boards/board-order.ts';
import type { Board, MarkedPlace, OwnPlace as OwnPlaceOf } from '#lib/game/boards/board.ts';
import { recordPeriodLabel } from '#lib/game/boards/scenario-board.ts';
import { boardDays, describeBoard } from '#lib/seo/descriptions/describe-board.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import {
  chosenRecordPeriod,
  type GUILD_BOARD_FILTER,
  type PLAYER_BOARD_FILTER,
} from '#lib/url/filter/board-filter.ts';
import { filteredHref, type ListAddress, listAddress } from '#lib/url/paging/list-address.ts';
import { parsePin, PIN, toPinned } from '#lib/url/paging/pin.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** The choices that every board has. */
type BoardFilter = typeof GUILD_BOARD_FILTER | typeof PLAYER_BOARD_FILTER;

type BoardList<Of extends BoardFilter> = ListAddress<Of>;

interface BoardPage<Of extends BoardFilter, Places, Choice, Place> {
  readonly path: Route;
  /** Asked for at each rendering, since what the API offers is learned after the start. */
  readonly filter: () => Of;
  /** The fields of the filter that are shown, where that are not all. */
  readonly fields?: (list: BoardList<Of>) => readonly string[];
  readonly exports: ExportList;
  readonly header: 'Player' | 'Guild';
  /** The title before the period: "Players". */
  readonly title: (list: BoardList<Of>) => string;
  readonly board: (list: BoardList<Of>, now: Date) => Promise<Answer<Places>>;
  readonly own: (list: BoardList<Of>, now: Date) => Promise<Answer<MarkedPlace<unknown, Choice, Place>>>;
  /** Whom a name may mean, as links. */
  readonly choices: (asked: {
    readonly choices: readonly Choice[];
    readonly name: string;
    readonly hrefOf: (id: string) => Route;
  }) => ReactNode;
  readonly ownPlace: (place: Place, period: string, list: BoardList<Of>) => ReactNode;
  readonly panel: (board: Places, period: string, list: BoardList<Of>) => ReactNode;
}

interface KillBoardPage<Of extends BoardFilter, Owner, Choice> extends Omit<
  BoardPage<Of, Board<Owner>, Choice, OwnPlaceOf<Owner>>,
  'title' | 'ownPlace' | 'panel'
> {
  readonly who: (owner: Owner) => ReactNode;
  readonly edge: (owner: Owner) => Edge;
}

/** A leaderboard by kills. */
export const killBoardPage = <const Of extends BoardFilter, Owner extends { readonly id: string }, Choice>({
  who,
  edge,
  ...page
}: KillBoardPage<Of, Owner, Choice>) =>
  boardPage({
    ...page,
    title: () => `${page.header}s`,
    ownPlace: (own, period) => <OwnPlace own={own} period={period} who={who} />,
    panel: (board, period, list) => (
      <BoardPanel
        board={board}
        list={list}
        order={killOrder(list.values.order)}
        period={period}
        header={page.header}
        who={who}
        edge={edge}
      />
    ),
  });

/** The board with another mark, at its row. */
const pinnedHref = (list: ListAddress, id: string): Route => toPinned(filteredHref(list, PIN, id));

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** A leaderboard of a period: its filter, the marked place, one page of places. */
export function boardPage<
  const Of extends BoardFilter,
  Places extends Pick<Board<unknown>, 'of' | 'listed' | 'names'>,
  Choice,
  Place,
>(page: BoardPage<Of, Places, Choice, Place>) {
  const { path, exports, header } = page;
  return {
    generateMetadata: metadataWhereOffered(path, async ({ searchParams }: PageProps) => {
      const query = await searchParams;
      const filter = page.filter();
      return metadataOf({ ...describeBoard({ header, path, query, filter }, new Date()), exports });
    }),
    Page: whereOffered(path, async ({ searchParams }: PageProps) => {
      const query = await searchParams;
      const now = new Date();
      const filter = page.filter();
      const list = listAddress(path, query, filter);
      const period = chosenRecordPeriod(String(list.params['period']), now);
      const label = recordPeriodLabel(period);
      const board = page.board(list, now);
      const own = parsePin(list.params) === undefined ? null : page.own(list, now);
      await awaitPanels(board, ...(own ? [own] : []));
      const {
        title,
        description,
        own: parameters = {},
      } = describeBoard({ header, path, query, filter }, now);
      return (
        <Page name={`Leaderboard of ${header.toLowerCase()}s`}>
          <DatasetData
            name={title}
            description={description}
            path={path}
            own={parameters}
            exports={exports}
            {...(period !== 'all' && { temporalCoverage: boardDays(period) })}
          />
          <h1 className="mb-4 text-2xl leading-title">
            {page.title(list)}, {label}
          </h1>
          <BoardTabs path={path} period={period === 'all' ? undefined : list.params['period']} />
          <div className="mt-5">
            <Filters list={list} fields={page.fields?.(list)} />
          </div>
          <div className="mt-5">
            <Load from={own} label="marked place" rows={1}>
              {({ place, choices }) => (
                <div className="mb-4">
                  {place && page.ownPlace(place, label, list)}
                  {!place &&
                    choices.length > 0 &&
                    page.choices({
                      choices,
                      name: list.params[PIN] ?? '',
                      hrefOf: (id) => pinnedHref(list, id),
                    })}
                  {!place && choices.length === 0 && (
                    <p>There is no {header.toLowerCase()} with this name or number.</p>
                  )}
                </div>
              )}
            </Load>
            <Load from={board} label="leaderboard">
              {(places) => (
                <>
                  <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-3 narrow:gap-x-2.5">
                    {period !== 'all' && (
                      <PeriodLinks list={list} period={period} now={now} hasKills={places.of > 0} />
                    )}
                    {places.listed > 0 && <BoardTools list={list} label={header} names={places.names} />}
                  </div>
                  {page.panel(places, label, list)}
                </>
              )}
            </Load>
          </div>
          <ExportLinks exports={exports} path={path} query={query} />
        </Page>
      );
    }),
  };
}
