import type { CharacterHistoryPartsFragment, MonthOfGuildFragment } from '#graphql/generated/documents.ts';
import { counted, plain } from '#lib/format/number.ts';
import { utcDateShort } from '#lib/format/time.ts';

import { periodOf, periodText } from '../boards/board-period.ts';
import { fighterWords } from '../careers/fighters.ts';

/** The rule of what a history knows, as pages say it. */
export const HISTORY_RULE =
  'From kills and the scoreboards of scenarios and skirmishes, each with level, renown rank and guild of that moment. Only days (UTC) with a fight are known: a move happened between the last fight before it and the first one after it, and a character who stops fighting is not seen to leave.';

/**
 * A day or two as a text.
 * @example daysText('2026-11-03', '2026-11-09') // '3 Nov 2026 to 9 Nov 2026'
 */
export const daysText = (from: string, to = from): string =>
  [...new Set([from, to])].map((day) => utcDateShort(new Date(day))).join(' to ');

const rose = (what: string, from: number | null | undefined, to: number | null | undefined): string | false =>
  to != null && `${what} ${[...new Set([from ?? to, to])].map(plain).join(' to ')}`;

/** The number of different guilds that a character fought for. */
export const guildsOf = (spells: CharacterHistoryPartsFragment['spells']): number =>
  new Set(spells.flatMap(({ guild }) => guild?.id ?? [])).size;

/**
 * The history of a character in a sentence.
 * @example historyWords(history)
 * // 'Fought on 43 days, 3 Aug 2026 to 27 Nov 2026: level 38 to 40, renown rank 52 to 61, for 2 guilds.'
 */
export function historyWords({ days, from, to, steps, spells }: CharacterHistoryPartsFragment): string {
  if (from === null || to === null) return 'No fight is known yet.';
  const guilds = guildsOf(spells);
  const [first, last] = [steps.at(0), steps.at(-1)];
  const parts = [
    rose('level', first?.level, last?.level),
    rose('renown rank', first?.renownRank, last?.renownRank),
    guilds === 0 ? 'without a guild' : `for ${counted(guilds, 'guild')}`,
  ];
  return `Fought on ${counted(days, 'day')}, ${daysText(from, to)}: ${parts.filter(Boolean).join(', ')}.`;
}

/** The months of a guild as rows of the plot of fighters, the running one marked, with their summary in sentences. */
export function plottedMonths(months: readonly MonthOfGuildFragment[], now: Date) {
  const running = periodText(periodOf('month', now));
  const rows = months.map((row) => ({ ...row, name: 'ALL', share: null, isRunning: row.period === running }));
  return { history: rows, words: `${fighterWords(rows, '').join('. ')}.` };
}
