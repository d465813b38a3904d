import { plural } from '#lib/format/number.ts';

import type { WatchedRow, WatchedRows } from './watched-row.ts';

/**
 * Says what somebody on the watch list has done since its owner last looked at it. Where not all of that is known, as
 * after a long time or a great battle, it says "at least".
 * @param seen epoch seconds of that look; null for none, when nothing is new
 * @example newsOf(row, rows, 1000) // '3 kills, 1 death'
 */
export function newsOf(
  { kills, deaths }: Pick<WatchedRow, 'kills' | 'deaths'>,
  { completeSince }: Pick<WatchedRows, 'completeSince'>,
  seen: number | null,
): string {
  if (seen === null) return '';
  const count = (times: readonly number[]) => times.filter((time) => time > seen).length;
  const words = [counted(count(kills), 'kill', 'kills'), counted(count(deaths), 'death', 'deaths')].filter(
    Boolean,
  );
  if (words.length === 0) return completeSince > seen ? '' : 'nothing new';
  return `${completeSince > seen ? 'at least ' : ''}${words.join(', ')}`;
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${plural(count, one, many)}`;
