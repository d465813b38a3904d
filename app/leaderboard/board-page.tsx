import type { ReactNode } from 'react';

import { BoardTabs } from '#components/leaderboard/board-tabs.tsx';
import { BoardTools } from '#components/leaderboard/board-tools.tsx';
import { PeriodLinks } from '#components/leaderboard/period-links.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { DatasetData } from '#components/ui/share/dataset-data.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { Answer } from '#lib/api/answer.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import type { Board, MarkedPlace } from '#lib/game/boards/board.ts';
import { recordPeriodLabel } from '#lib/game/boards/scenario-board.ts';
import { boardDays, describeBoard } from '#lib/seo/descriptions/describe-board.ts';
import { chosenRecordPeriod } from '#lib/url/filter/board-filter.ts';
import { filteredHref, type ListAddress } from '#lib/url/paging/list-address.ts';
import { PIN, toPinned } from '#lib/url/paging/pin.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

interface Props<Places, Choice, Place> {
  readonly header: 'Player' | 'Guild';
  /** The title before the period: "Players". */
  readonly title: string;
  readonly query: SearchParams;
  readonly list: ListAddress;
  readonly exports: ExportList;
  readonly now: Date;
  /** The fields of the filter that are shown, where that are not all. */
  readonly fields?: readonly string[];
  readonly board: Promise<Answer<Places>>;
  /** The place that the address marks; null where it marks none. */
  readonly own: Promise<Answer<MarkedPlace<unknown, Choice, Place>>> | null;
  /** Whom a name may mean, as links. */
  readonly renderChoices: (asked: {
    readonly choices: readonly Choice[];
    readonly name: string;
    readonly hrefOf: (id: string) => ListAddress['path'];
  }) => ReactNode;
  readonly renderPlace: (place: Place, period: string) => ReactNode;
  readonly renderPanel: (board: Places, period: string) => ReactNode;
}

/** A leaderboard of a period: its filter, the marked place, one page of places. */
export function BoardPage<Places extends Pick<Board<unknown>, 'of' | 'listed' | 'names'>, Choice, Place>({
  header,
  query,
  list,
  exports,
  now,
  ...page
}: Props<Places, Choice, Place>) {
  const { path, filter } = list;
  const period = chosenRecordPeriod(String(list.params['period']), now);
  const label = recordPeriodLabel(period);
  const { title, description, own = {} } = describeBoard({ header, path, query, filter }, now);
  return (
    <Page crumbs={`Leaderboard of ${header.toLowerCase()}s`}>
      <DatasetData
        name={title}
        description={description}
        path={path}
        own={own}
        exports={exports}
        {...(period !== 'all' && { temporalCoverage: boardDays(period) })}
      />
      <h1 className="mb-4 text-2xl leading-title">
        {page.title}, {label}
      </h1>
      <BoardTabs path={path} period={period === 'all' ? undefined : list.params['period']} />
      <div className="mt-5">
        <Filters list={list} fields={page.fields} />
      </div>
      <div className="mt-5">
        <Load from={page.own} label="marked place" rows={1}>
          {({ place, choices }) => (
            <div className="mb-4">
              {place && page.renderPlace(place, label)}
              {!place &&
                choices.length > 0 &&
                page.renderChoices({
                  choices,
                  name: list.params[PIN] ?? '',
                  // The board with another mark, at its row.
                  hrefOf: (id) => toPinned(filteredHref(list, PIN, id)),
                })}
              {!place && choices.length === 0 && (
                <p>There is no {header.toLowerCase()} with this name or number.</p>
              )}
            </div>
          )}
        </Load>
        <Load from={page.board} label="leaderboard">
          {(places) => (
            <>
              <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-3 narrow:gap-x-2.5">
                {period !== 'all' && (
                  <PeriodLinks list={list} period={period} now={now} hasKills={places.of > 0} />
                )}
                {places.listed > 0 && <BoardTools list={list} label={header} names={places.names} />}
              </div>
              {page.renderPanel(places, label)}
            </>
          )}
        </Load>
      </div>
      <ExportLinks exports={exports} path={path} query={query} />
    </Page>
  );
}
