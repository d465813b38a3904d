import { thousands } from '#lib/format/number.ts';
import { markedPlayer } from '#lib/game/battles/pinned-standing.ts';
import { SCORE_MEANINGS } from '#lib/game/battles/score-meanings.ts';
import type { ScoreKey } from '#lib/game/battles/score-sort.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { parsePin } from '#lib/url/paging/pin.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { indexOf, type TextBlock, type TextColumn } from './text-block.ts';

type NumberKey = Exclude<ScoreKey, 'career' | 'name' | 'guild'>;

/** An entry of any scoreboard; each kind has some of the numbers. */
export type ScoreEntry = Readonly<Partial<Record<NumberKey, number>>> & {
  readonly character: { readonly id: string; readonly name: string; readonly career: string };
  readonly guild: { readonly name: string } | null;
};

/** The numbers of every block about a battle. */
export const BATTLE_KEYS = ['kills', 'deaths', 'deathBlows', 'damage', 'healing'] as const;

interface ScoreTable {
  /** The numbers that every block of the kind shows. */
  readonly keys: readonly NumberKey[];
  /** The keys that the scoreboard can be sorted by; its sort column is always shown. */
  readonly sortKeys: readonly ScoreKey[];
  readonly query: SearchParams;
}

/**
 * The rows of a scoreboard, one of them marked where the address says so.
 * @param scores in the order that the address asks for
 */
export function scoreTable(
  scores: readonly ScoreEntry[],
  { keys, sortKeys, query }: ScoreTable,
): Pick<TextBlock, 'columns' | 'rows' | 'marked'> {
  const sorted = parseScoreSort(query, sortKeys)?.key;
  const shown = [...new Set<ScoreKey>(['name', ...keys, ...(sorted ? [sorted] : [])])];
  const { one: meant } = markedPlayer(scores, parsePin(query));
  return {
    columns: shown.map(columnOf),
    rows: scores.map((entry) => shown.map((key) => cellOf(entry, key))),
    marked: indexOf(scores, ({ character }) => character === meant),
  };
}

const columnOf = (key: ScoreKey): TextColumn => ({
  header: SCORE_MEANINGS[key].header ?? SCORE_MEANINGS[key].term,
  ...(key === 'name' || key === 'career' || key === 'guild' ? {} : { align: 'end' }),
});

function cellOf(entry: ScoreEntry, key: ScoreKey): string {
  switch (key) {
    case 'career':
      return careerLabel(entry.character.career);
    case 'name':
      return entry.character.name;
    case 'guild':
      return entry.guild?.name ?? '';
    default:
      return thousands(entry[key] ?? 0);
  }
}
