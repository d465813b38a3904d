import type { Score, ScoreCell } from './score-columns.tsx';

/** The highest value of each measured column; a column of zeros has no best. */
export function bestOf<Entry>(
  cells: readonly ScoreCell<Entry>[],
  entries: readonly Entry[],
): ReadonlyMap<string, number> {
  return new Map(
    cells.flatMap(({ key, measure }) => {
      const best = measure ? Math.max(0, ...entries.map(measure)) : 0;
      return best > 0 ? [[key, best] as const] : [];
    }),
  );
}

interface Props<Entry extends Score> {
  readonly entry: Entry;
  readonly side: 'order' | 'destruction' | 'neutral';
  readonly cells: readonly ScoreCell<Entry>[];
  readonly best: ReadonlyMap<string, number>;
}

/** One player's line, with the realm's edge and the best of each column marked. */
export function ScoreRow<Entry extends Score>({ entry, side, cells, best }: Props<Entry>) {
  return (
    <tr className={`edge-${side}`}>
      {cells.map(({ key, className = '', cell, measure }) => (
        <td
          key={key}
          data-key={key}
          className={measure && measure(entry) === best.get(key) ? `${className} best` : className}
        >
          {cell(entry)}
        </td>
      ))}
    </tr>
  );
}
