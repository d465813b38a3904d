import { markedPlayer } from '#lib/game/battles/marked-player.ts';
import { pinnedStanding, RANKED_KEYS } from '#lib/game/battles/pinned-standing.ts';
import { writeScoreValues } from '#lib/game/battles/score-values.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { parsePin } from '#lib/url/paging/pin.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';

import { bestOf } from '../ui/table/best-of.ts';
import { headOf } from '../ui/table/head-of.ts';
import { Panel } from '../ui/page/panel.tsx';
import { rowKeys } from '../ui/table/row-keys.ts';
import { ScrollRegion } from '../ui/table/scroll-region.tsx';
import { tableClass } from '../ui/table/table-layout.ts';
import { type Edge, TableRow } from '../ui/table/table-row.tsx';
import type { Score, ScoreColumn } from './score-column.tsx';
import { ScoreboardTools } from './scoreboard-tools.tsx';
import { SortableScores } from './sortable-scores.island.tsx';

interface Props<Entry> {
  readonly columns: readonly ScoreColumn<Entry>[];
  /** The entries in the API's order. */
  readonly scores: readonly Entry[];
  /** The side whose colour marks the left edge of a row. */
  readonly edge: (entry: Entry) => Edge;
  readonly list: ListAddress;
}

/** A whole scoreboard; sorted in the browser, by every column (rules.md: Sorting scoreboards). */
export function SortedScoreboard<Entry extends Score>({ columns, scores, edge, list }: Props<Entry>) {
  const pin = parsePin(list.params);
  const { one: marked, choices } = markedPlayer(scores, pin);
  const best = bestOf(columns, scores);
  const keys = columns.map(({ sortKey }) => sortKey);
  const ids = rowKeys(scores, ({ character }) => character.id);
  const rows = scores.map((entry, index) => ({
    id: ids[index] ?? '',
    values: writeScoreValues(keys, {
      ...Object.fromEntries(columns.map(({ sortKey, value }) => [sortKey, value(entry)])),
      name: entry.character.name,
    }),
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
            rows={rows}
          />
        </ScrollRegion>
      </Panel>
    </>
  );
}
