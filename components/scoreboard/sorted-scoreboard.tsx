import type { Route } from 'next';

import { bestOf } from '../ui/best-of.ts';
import { headOf } from '../ui/head-of.ts';
import { Panel } from '../ui/panel.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { tableClass } from '../ui/table-layout.ts';
import { type Edge, TableRow } from '../ui/table-row.tsx';
import type { Score, ScoreColumn } from './score-column.tsx';
import { SortableScores } from './sortable-scores.island.tsx';

interface Props<Entry> {
  readonly columns: readonly ScoreColumn<Entry>[];
  /** In the API's order. */
  readonly scores: readonly Entry[];
  /** Whose colour stands at the left of a row. */
  readonly edge: (entry: Entry) => Edge;
  /** The address of the page, without its query. */
  readonly path: Route;
}

/** A whole scoreboard; sorted in the browser, by every column (rules.md: Sorting scoreboards). */
export function SortedScoreboard<Entry extends Score>({ columns, scores, edge, path }: Props<Entry>) {
  const best = bestOf(columns, scores);
  const rows = scores.map((entry) => ({
    id: entry.character.id,
    values: {
      ...Object.fromEntries(columns.map(({ sortKey, value }) => [sortKey, value(entry)])),
      name: entry.character.name,
    },
    row: <TableRow row={entry} columns={columns} layout="data" edge={edge(entry)} best={best} />,
  }));
  const keys = columns.map(({ sortKey }) => sortKey);
  return (
    <Panel>
      <ScrollRegion label="Scoreboard">
        <SortableScores
          caption="Scoreboard"
          className={tableClass('data', true)}
          path={path}
          head={headOf(columns, 'data', keys)}
          rows={rows}
        />
      </ScrollRegion>
    </Panel>
  );
}
