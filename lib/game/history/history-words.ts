import type {
  CharacterHistoryPartsFragment,
  MonthOfGuildFragment,
  MoveOfGuildFragment,
  SpellOfHistoryFragment,
} from '#graphql/generated/documents.ts';
import { counted, plain } from '#lib/format/number.ts';
import { utcDateLong, utcDateShort } from '#lib/format/time.ts';

/** A day of UTC by its start in epoch seconds: '3 November 2026'. */
export const dayWords = (day: number): string => utcDateLong(new Date(day * 1000));

/** A month by its start in epoch seconds: 'November 2026'. */
export const monthWords = (month: number): string => dayWords(month).replace(/^\d+ /, '');

/** The same for lists: '3 Nov 2026'. */
export const dayText = (day: number): string => utcDateShort(new Date(day * 1000));

const rose = (what: string, from: number | null | undefined, to: number | null | undefined): string | false =>
  to != null &&
  (from == null || from === to ? `${what} ${plain(to)}` : `${what} ${plain(from)} to ${plain(to)}`);

/**
 * The history of a character in a sentence.
 * @example historyWords(history)
 * // 'Fought on 43 days from 3 August 2026 to 27 November 2026: level 38 to 40, renown rank 52 to 61, for 2 guilds.'
 */
export function historyWords({ days, from, to, steps, spells }: CharacterHistoryPartsFragment): string {
  if (from === null || to === null) return 'No day with a fight is known.';
  const guilds = new Set(spells.flatMap(({ guild }) => guild?.id ?? [])).size;
  const [first, last] = [steps.at(0), steps.at(-1)];
  const parts = [
    rose('level', first?.level, last?.level),
    rose('renown rank', first?.renownRank, last?.renownRank),
    guilds === 0 ? 'without a guild' : `for ${counted(guilds, 'guild')}`,
  ];
  const when =
    days === 1
      ? `on ${dayWords(from)}`
      : `on ${counted(days, 'day')} from ${dayWords(from)} to ${dayWords(to)}`;
  return `Fought ${when}: ${parts.filter(Boolean).join(', ')}.`;
}

/** The days of a spell with its first and its last fight: '3 Aug 2026 to 27 Nov 2026'. */
export const spellDays = ({ from, to }: SpellOfHistoryFragment): string =>
  from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;

/**
 * The days that a spell began after and ended before; '' where no other is known.
 * @example spellEnds(spell) // 'began after 1 Aug 2026, ended before 30 Nov 2026'
 */
export const spellEnds = ({ after, before }: SpellOfHistoryFragment): string =>
  [after !== null && `began after ${dayText(after)}`, before !== null && `ended before ${dayText(before)}`]
    .filter(Boolean)
    .join(', ');

/**
 * The last whole month of a guild and the running one in two sentences.
 * @param months the oldest first
 * @param now in epoch seconds
 * @example guildWords(months, now) // 'In October 2026 84 characters fought for the guild, 80 the month before; …'
 */
export function guildWords(months: readonly MonthOfGuildFragment[], now: number): string {
  const whole = months.findLastIndex(({ month }) => !isRunning(month, now));
  const [last, before, running] = [months[whole], months[whole - 1], months[whole + 1]];
  const sentences = [
    last &&
      `In ${monthWords(last.month)} ${counted(last.fighters, 'character')} fought for the guild${before ? `, ${plain(before.fighters)} the month before` : ''}; ${plain(last.firstSeen + last.joined)} came and ${plain(last.left)} left.`,
    running && `So far ${plain(running.fighters)} in ${monthWords(running.month)}.`,
  ];
  return sentences.filter(Boolean).join(' ') || 'No fight for the guild is known.';
}

/** True for the month of a moment in epoch seconds. */
export const isRunning = (month: number, now: number): boolean => monthWords(month) === monthWords(now);

/** A move in a word or two. */
export const moveWords = ({ arrived, otherDay }: MoveOfGuildFragment): string =>
  otherDay === null ? 'First seen' : arrived ? 'Joined' : 'Left';
