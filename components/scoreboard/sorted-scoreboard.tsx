import { markedPlayer, pinnedStanding, RANKED_KEYS } from '#lib/game/battles/pinned-standing.ts';
import { scoreGroups, sideShares } from '#lib/game/battles/score-groups.ts';
import { writeScoreValues } from '#lib/game/battles/score-sort.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { parsePin } from '#lib/url/paging/pin.ts';
import { groupingOf } from '#lib/url/filter/grouping-filter.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import { Panel } from '../ui/page/panel.tsx';
import { rowKeys } from '../ui/table/row-keys.ts';
import { ScrollRegion } from '../ui/table/scroll-region.tsx';
import { type Edge, TableRow } from '../ui/table/table-row.tsx';
import { type Score, type ScoreColumn, valuesOf } from './score-column.tsx';
import { ScoreTotals, withShares } from './score-totals.tsx';
import { ScoreboardTools } from './scoreboard-tools.tsx';
import { SortableScores } from './sortable-scores.island.tsx';
import { bestOf, headOf, tableClass } from '#components/ui/table/column.ts';

interface Props<Entry> {
  readonly columns: readonly ScoreColumn<Entry>[];
  /** The entries in the API's order. */
  readonly scores: readonly Entry[];
  /** The side whose colour marks the left edge of a row. */
  readonly edge: (entry: Entry) => Edge;
  readonly list: ListAddress;
}

/** A whole scoreboard; sorted in the browser, by every column (rules.md: Sorting scoreboards). */
export function SortedScoreboard<Entry extends Score>({ columns: plain, scores, edge, list }: Props<Entry>) {
  const pin = parsePin(list.params);
  const { one: marked, choices } = markedPlayer(scores, pin);
  const grouping = groupingOf(list);
  const columns = grouping ? withShares(plain, sideShares(scores, edge)) : plain;
  const keys = columns.map(({ sortKey }) => sortKey);
  const ids = rowKeys(scores, ({ character }) => character.id);
  const idOf = new Map(scores.map((entry, index) => [entry, ids[index] ?? '']));
  const rowOf = (entry: Entry, best: ReturnType<typeof bestOf>) => ({
    id: idOf.get(entry) ?? '',
    values: writeScoreValues(keys, valuesOf(columns, entry)),
    row: (
      <TableRow
        row={entry}
        columns={columns}
        layout="data"
        edge={edge(entry)}
        marked={entry.character === marked}
        best={best}
      />
    ),
  });
  const rowsOf = (entries: readonly Entry[]) => {
    const best = bestOf(columns, entries);
    return entries.map((entry) => rowOf(entry, best));
  };
  const groups =
    grouping === null || grouping === 'all'
      ? [{ totals: null, rows: rowsOf(scores) }]
      : scoreGroups(scores, grouping, edge).map((group) => ({
          totals: <ScoreTotals group={group} columns={columns} scores={scores} sideOf={edge} />,
          rows: rowsOf(group.entries),
        }));
  const standing = pinnedStanding(scores, pin, parseScoreSort(list.params, RANKED_KEYS)?.key);
  return (
    <>
      <ScoreboardTools list={list} players={scores} standing={standing} choices={choices} />
      <Panel>
        <ScrollRegion label="Scoreboard">
          <SortableScores
            caption="Scoreboard"
            className={tableClass('data', true)}
            path={list.path}
            head={headOf(columns, 'data', keys)}
            groups={groups}
          />
        </ScrollRegion>
      </Panel>
    </>
  );
}
