import type { InstanceScoreFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { SCORE_MEANINGS, scoreHeader } from '#lib/game/battles/score-meanings.ts';
import type { ScoreKey, ScoreNumberKey } from '#lib/game/battles/score-sort.ts';

import type { Column } from '../ui/table/column.ts';
import { Tooltip } from '../ui/tooltip/tooltip.tsx';

/** The fields that entries of every kind of scoreboard share. */
export type Score = Omit<InstanceScoreFragment, 'archetype' | 'itemRating'>;

/** One column of a scoreboard of `Entry`. */
export interface ScoreColumn<Entry> extends Column<Entry, ScoreKey> {
  readonly sortKey: ScoreKey;
  /** Returns the value that rows are sorted by; null where an entry has none, such as no guild. */
  readonly value: (entry: Entry) => string | number | null;
}

/** The values of an entry by which the columns sort it. */
export const valuesOf = <Entry extends Score>(columns: readonly ScoreColumn<Entry>[], entry: Entry) => ({
  ...Object.fromEntries(columns.map(({ sortKey, value }) => [sortKey, value(entry)])),
  name: entry.character.name,
});

interface NumberOptions<Entry> {
  /** Returns details of the number, one fact a line. */
  readonly tooltip?: (entry: Entry) => readonly string[];
  /** True if more is better, so that the highest is marked. */
  readonly isBetterHigh?: boolean;
}

/** A column of whole numbers. */
export function numberColumn<Key extends ScoreNumberKey, Entry extends Readonly<Record<Key, number>>>(
  sortKey: Key,
  { tooltip, isBetterHigh = true }: NumberOptions<Entry> = {},
): ScoreColumn<Entry> {
  const header = scoreHeader(sortKey);
  const value = (entry: Entry): number => entry[sortKey];
  return {
    sortKey,
    header,
    meaning: SCORE_MEANINGS[sortKey].meaning,
    align: 'end',
    cell: (entry) => {
      const number = thousands(value(entry));
      if (!tooltip) return number;
      return (
        <Tooltip of={header} lines={tooltip(entry)}>
          {number}
        </Tooltip>
      );
    },
    value,
    measure: isBetterHigh ? value : undefined,
  };
}
