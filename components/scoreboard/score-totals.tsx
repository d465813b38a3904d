import { sum } from 'd3-array';
import type { ReactNode } from 'react';

import { plural, share, thousands } from '#lib/format/number.ts';
import {
  type ScoreGroup,
  SHARED_MEASURES,
  SIDES,
  type SharedMeasure,
  type RealmSide,
  type sideShares,
} from '#lib/game/battles/score-groups.ts';
import { membersOf } from '#lib/game/instances/party.ts';

import { joinClasses } from '../ui/join-classes.ts';
import styles from '../ui/share-bar.module.css';
import { ShareBar } from '../ui/share-bar.tsx';
import { SplitBar } from '../ui/split-bar.tsx';
import { cellClass } from '../ui/table/cell-class.ts';
import type { Score, ScoreColumn } from './score-column.tsx';

const sharedMeasure = (key: string): SharedMeasure | undefined =>
  SHARED_MEASURES.find((measure) => measure === key);

/** Columns whose numbers make no sum. */
const NO_SUMS: ReadonlySet<string> = new Set(['level', 'medals', 'itemRating']);

/** Columns whose numbers stand above a bar: the player's share of the side. */
export const withShares = <Entry extends Score>(
  columns: readonly ScoreColumn<Entry>[],
  shareOf: ReturnType<typeof sideShares<Entry>>,
): readonly ScoreColumn<Entry>[] =>
  columns.map((column) => {
    const measure = sharedMeasure(column.sortKey);
    if (!measure) return column;
    const cell = (entry: Entry) => {
      const percent = Math.round((shareOf(entry, measure) ?? 0) * 100);
      // A share that rounds to nothing has no bar to draw.
      if (percent === 0) return column.cell(entry);
      return (
        <Figure bar={<ShareBar share={percent} />}>
          {column.cell(entry)}
          <span className="sr-only">, {percent}% of the side</span>
        </Figure>
      );
    };
    return { ...column, cell };
  });

/** A number above its bar. Paper has no room for more than the number needs. */
const Figure = ({ bar, children }: { readonly bar: ReactNode; readonly children: ReactNode }) => (
  <span className={styles.figure}>
    {children}
    {bar}
  </span>
);

interface Props<Entry> {
  readonly group: ScoreGroup<Entry>;
  readonly columns: readonly ScoreColumn<Entry>[];
  /** The whole scoreboard. */
  readonly scores: readonly Entry[];
  readonly sideOf: (entry: Entry) => RealmSide;
}

/** The first row of a group, which is no record and is not copied as one: how many players, and what they did together. */
export function ScoreTotals<Entry extends Score>({ group, columns, scores, sideOf }: Props<Entry>) {
  const players = membersOf(group.entries).length;
  // A colour alone says it neither to every eye nor to a screen reader.
  const side = group.side && SIDES[group.side];
  const totalOf = ({ value }: ScoreColumn<Entry>, entries: readonly Entry[]) =>
    sum(entries, (entry) => Number(value(entry)));
  const cellOf = (column: ScoreColumn<Entry>) => {
    if (column.align !== 'end' || NO_SUMS.has(column.sortKey)) return null;
    const total = totalOf(column, group.entries);
    const ofOrder = group.entries.filter((entry) => sideOf(entry) === 'order');
    const order = totalOf(column, ofOrder);
    const destruction = total - order;
    const bar = group.side ? (
      <ShareBar share={share(total, totalOf(column, scores))} />
    ) : (
      <SplitBar
        order={order}
        destruction={destruction}
        label={`Order ${thousands(order)}, Destruction ${thousands(destruction)}`}
      />
    );
    return sharedMeasure(column.sortKey) ? <Figure bar={bar}>{thousands(total)}</Figure> : thousands(total);
  };
  return (
    <tr data-side={group.side ?? undefined} data-totals="">
      {columns.map((column) =>
        column.names ? (
          <th key={column.header} scope="rowgroup" className={cellClass(column, 'data')}>
            <span className={joinClasses('block', group.side ? 'text-side' : undefined)}>
              {group.title}
              <small className="block font-normal text-muted">
                {side && side !== group.title && `${side}, `}
                {players} {plural(players, 'player', 'players')}
              </small>
            </span>
          </th>
        ) : (
          <td key={column.header} className={cellClass(column, 'data')}>
            {cellOf(column)}
          </td>
        ),
      )}
    </tr>
  );
}
