import { thousands } from '#lib/format/number.ts';
import { markedPlayer, pinnedStanding, RANKED_KEYS } from '#lib/game/battles/pinned-standing.ts';
import { type Grouping, scoreGroups, sideShares } from '#lib/game/battles/score-groups.ts';
import { groupPage, pageOfEach } from '#lib/game/battles/score-page.ts';
import { nextSort, type ScoreKey, type ScoreSort, sortScores } from '#lib/game/battles/score-sort.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import { type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';
import { parsePin } from '#lib/url/paging/pin.ts';
import { sortHref } from '#lib/url/paging/sort-href.ts';

import { Panel } from '../ui/page/panel.tsx';
import { bestOf, headOf, tableClass } from '../ui/table/column.ts';
import { Pager } from '../ui/table/table.tsx';
import { rowKeys } from '../ui/table/row-keys.ts';
import { ScrollRegion } from '../ui/table/scroll-region.tsx';
import { TableFrame } from '../ui/table/table-frame.tsx';
import { type Edge, TableRow } from '../ui/table/table-row.tsx';
import { type Score, type ScoreColumn, valuesOf } from './score-column.tsx';
import { ScoreTotals, withShares } from './score-totals.tsx';
import { ScoreboardTools } from './scoreboard-tools.tsx';

interface Props<Entry> {
  readonly columns: readonly ScoreColumn<Entry>[];
  /** All players. */
  readonly scores: readonly Entry[];
  readonly edge: (entry: Entry) => Edge;
  readonly list: ListAddress;
  readonly grouping: Exclude<Grouping, 'all'>;
  readonly sort: ScoreSort;
  /** The order of an address that names none. */
  readonly byDefault: ScoreSort;
  /** Players on a page; 50 where not given. */
  readonly perPage?: number;
  /** A page by side has as many of each, so that both are in sight. */
  readonly bothSides?: boolean;
  /** The columns that sort. */
  readonly sortKeys: readonly ScoreKey[];
}

/** A scoreboard of up to hundreds of players in groups, each sorted by the server and paged. */
export function GroupedScoreboard<Entry extends Score>(props: Props<Entry>) {
  const {
    columns: plain,
    scores,
    edge,
    list,
    grouping,
    sort,
    byDefault,
    sortKeys,
    perPage,
    bothSides,
  } = props;
  const pin = parsePin(list.params);
  const { one: marked, choices } = markedPlayer(scores, pin);
  const isMarked = ({ character }: Entry) => character === marked;
  const columns = withShares(plain, sideShares(scores, edge));
  const groups = scoreGroups(sorted(columns, scores, sort), grouping, edge);
  const shownFirst = scores.find(isMarked);
  const ofEach = bothSides && grouping === 'side';
  const pageOf = ofEach ? pageOfEach : groupPage;
  const page = pageOf<Entry, (typeof groups)[number]>(groups, list.cursor, shownFirst, perPage);
  const isWhole = !page.pageInfo.hasPreviousPage && !page.pageInfo.hasNextPage;
  return (
    <>
      <ScoreboardTools
        list={list}
        players={scores}
        standing={pinnedStanding(scores, pin, parseScoreSort(list.params, RANKED_KEYS)?.key)}
        choices={choices}
      />
      <Panel>
        <ScrollRegion label="Scoreboard">
          <TableFrame
            caption="Scoreboard"
            className={tableClass('data', true)}
            head={headOf(columns, 'data', sortKeys)}
            sorting={{ sort, addressOf: (key) => sortHref(list, nextSort(sort, key), byDefault) }}
            rowStops
            grouped
          >
            {page.groups.map(({ group, shown }) => {
              const best = bestOf(columns, group.entries);
              const keys = rowKeys(shown, ({ character }) => character.id);
              return (
                <tbody key={groups.indexOf(group)}>
                  <ScoreTotals group={group} columns={columns} scores={scores} sideOf={edge} />
                  {shown.map((entry, at) => (
                    <TableRow
                      key={keys[at]}
                      row={entry}
                      columns={columns}
                      layout="data"
                      edge={edge(entry)}
                      marked={isMarked(entry)}
                      best={best}
                    />
                  ))}
                </tbody>
              );
            })}
          </TableFrame>
        </ScrollRegion>
        {!isWhole && (
          <p className="border-t border-line px-4.5 pt-3 text-sm text-muted">
            Players {thousands(page.from + 1)} to {thousands(page.to)} of{' '}
            {ofEach ? 'each side' : thousands(scores.length)}; totals and shares count all of them.
          </p>
        )}
        <Pager label="scoreboard" links={pagerLinks(list, page.pageInfo)} />
      </Panel>
    </>
  );
}

/** The players in an order, by all that the columns sort by. */
const sorted = <Entry extends Score>(
  columns: readonly ScoreColumn<Entry>[],
  scores: readonly Entry[],
  sort: ScoreSort,
): readonly Entry[] =>
  sortScores(
    scores.map((entry) => ({
      entry,
      values: valuesOf(columns, entry),
    })),
    sort,
  ).map(({ entry }) => entry);
