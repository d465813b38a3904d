import { counted, plain, thousands } from '#lib/format/number.ts';
import { knownDate, utcDateLong, utcTimeShort } from '#lib/format/time.ts';

import { Z_95 } from '../../scenarios/verdict.ts';
import type { BattleCourse } from './course.ts';
import type { Expected, Law } from './expected.ts';
import type { FinalLead } from './lead.ts';
import { type BattleSide, bySide, type BySide, otherSide, SIDE_NAMES } from './rows.ts';
import { type SideSums, strength, winnerOf, wonOutnumbered } from './sides.ts';

/** A battle by its place, its time in epoch seconds, and both sides. */
export interface NamedBattle extends BySide<Pick<SideSums, 'players' | 'kills' | 'deaths'>> {
  readonly place: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** The time of day in UTC, without the zone. */
const clock = (seconds: number): string => {
  const date = knownDate(seconds);
  return date ? utcTimeShort(date) : '';
};

/** @example timeWords(battle) // '21:04 to 21:47 UTC, 26 November 2026' */
export function timeWords({ startTime, endTime }: Pick<NamedBattle, 'startTime' | 'endTime'>): string {
  const date = knownDate(startTime);
  const day = date ? `, ${utcDateLong(date)}` : '';
  const end = clock(endTime) === clock(startTime) ? '' : ` to ${clock(endTime)}`;
  return `${clock(startTime)}${end} UTC${day}`;
}

/** @example resultWords(battle) // 'Order won, 84 kills to 61' */
function resultWords(battle: BySide<Pick<SideSums, 'kills'>>, place = ''): string {
  const winner = winnerOf(battle);
  const side = winner ?? 'order';
  const kills = counted(battle[side].kills, 'kill');
  return winner === null
    ? `Order and Destruction drew${place}, ${kills} each`
    : `${SIDE_NAMES[side]} won${place}, ${kills} to ${thousands(battle[otherSide(side)].kills)}`;
}

/** @example scoreWords(battle) // 'Order won in Praag, 84 kills to 61' */
export const scoreWords = (battle: Omit<NamedBattle, 'startTime' | 'endTime'>): string =>
  resultWords(battle, ` in ${battle.place}`);

/**
 * The players of both sides, those of the side that won first.
 * @example numberWords(battle) // 'outnumbered 38 against 52'
 */
export function numberWords(battle: BySide<Pick<SideSums, 'players' | 'kills'>>): string {
  const side = winnerOf(battle) ?? 'order';
  const others = thousands(battle[otherSide(side)].players);
  return wonOutnumbered(battle)
    ? `outnumbered ${thousands(battle[side].players)} against ${others}`
    : `${counted(battle[side].players, 'player')} against ${others}`;
}

/**
 * The answer of a report, below the place and the time of the battle.
 * @example verdictWords(battle) // 'Order won, 84 kills to 61, outnumbered 38 against 52.'
 */
export const verdictWords = (battle: BySide<Pick<SideSums, 'players' | 'kills'>>): string =>
  `${resultWords(battle)}, ${numberWords(battle)}.`;

/**
 * A battle in one sentence: who won it by what, where, when, and with how many.
 * @example battleSentence(battle)
 * // 'Order won in Praag, 84 kills to 61, outnumbered 38 against 52; 21:04 to 21:47 UTC, 26 November 2026.'
 */
export const battleSentence = (battle: NamedBattle): string =>
  `${scoreWords(battle)}, ${numberWords(battle)}; ${timeWords(battle)}.`;

/** Writes the time of day of epoch seconds. */
type Clock = (seconds: number) => string;

/**
 * The course of a battle in sentences: the turn, the lead and the best minutes.
 * @param time writes times, by default in UTC
 * @param zone names the zone that times are in at a moment
 */
export function courseWords(
  { minutes, turningPoint, peaks, finalLead }: BattleCourse,
  time: Clock = clock,
  zone: Clock = () => 'UTC',
): string {
  const [first] = minutes;
  if (!first) return 'No kill of this battle is known one by one.';
  const turn = turnWords({ minutes, turningPoint }, time);
  const best = bySide((side) => peakWords(side, { peaks }, time));
  const found = [best.order, best.destruction].filter((words) => words !== null);
  return `${leadWords(finalLead, time)}.${turn && ` ${turn}.`} Most kills in a minute: ${found.join(', ')}. Times are ${zone(first.time)}.`;
}

/** @example leadWords(course.finalLead) // 'Order was ahead from 21:20 on, after Destruction had led' */
function leadWords(lead: FinalLead | null, time: Clock): string {
  if (!lead) return 'Neither side was ahead at the end';
  const since = lead.since === null ? 'the first kill' : time(lead.since);
  const before = lead.turned ? `, after ${SIDE_NAMES[otherSide(lead.side)]} had led` : '';
  return `${SIDE_NAMES[lead.side]} was ahead from ${since} on${before}`;
}

/**
 * The turning point of a course; '' for one that is too short to have one. Times are UTC, unless they are written otherwise.
 * @example turnWords(course) // 'The lead changed most from 21:20 to 21:23: by 8 for Order'
 */
export const turnWords = (
  { minutes, turningPoint }: Pick<BattleCourse, 'minutes' | 'turningPoint'>,
  time: Clock = clock,
): string =>
  turningPoint && minutes.length > 3
    ? `The lead changed most from ${time(turningPoint.from)} to ${time(turningPoint.to)}: by ${plain(turningPoint.change)} for ${SIDE_NAMES[turningPoint.side]}`
    : '';

const peakWords = (side: BattleSide, { peaks }: Pick<BattleCourse, 'peaks'>, time: Clock): string | null => {
  const peak = peaks[side];
  return peak && `${SIDE_NAMES[side]} ${plain(peak.kills)} at ${time(peak.time)}`;
};

/**
 * The strength of the stronger side in a sentence; '' where it is unknown.
 * @example strengthWords(battle) // 'Per player, Order made 1.9 times as many kills as Destruction.'
 */
export function strengthWords(sides: BySide<Pick<SideSums, 'players' | 'kills'>>): string {
  const value = strength(sides);
  if (value === null || value === 0) return '';
  const side: BattleSide = value >= 1 ? 'order' : 'destruction';
  const times = (value >= 1 ? value : 1 / value).toFixed(1);
  return times === '1.0'
    ? `Per player, both sides made ${value === 1 ? '' : 'about '}equally many kills.`
    : `Per player, ${SIDE_NAMES[side]} made ${times} times as many kills as ${SIDE_NAMES[otherSide(side)]}.`;
}

/**
 * The result that the numbers of both sides suggest, in sentences about the side that won.
 * @example expectedWords(expected, battle)
 * // 'By numbers alone, Order would make 52 of the 145 kills, 34 to 74 in 95% of such battles. It made 84, more …'
 */
export function expectedWords(
  { kills, low, high, total, better }: Expected,
  sides: BySide<Pick<SideSums, 'kills'>>,
): string {
  const side = winnerOf(sides) ?? 'order';
  const isOrder = side === 'order';
  const ofSide = (value: number): string => thousands(Math.round(isOrder ? value : total - value));
  const range = `${ofSide(isOrder ? low : high)} to ${ofSide(isOrder ? high : low)}`;
  const verdict =
    better === null
      ? 'about what its numbers suggest'
      : better === side
        ? 'more than its numbers suggest'
        : 'fewer than its numbers suggest';
  return `By numbers alone, ${SIDE_NAMES[side]} would make ${ofSide(kills)} of the ${counted(total, 'kill')}, ${range} in 95% of such battles. It made ${thousands(sides[side].kills)}, ${verdict}.`;
}

/** The law of numbers, and over how many battles it is fitted. */
export const lawWords = ({ battles, exponent, error }: Law): string =>
  exponent === null
    ? `Too few battles to tell what numbers alone would do: ${thousands(battles)} of the 30 that it takes, with kills on both sides.`
    : `Kills of Order / kills of Destruction = (players of Order / players of Destruction) to the power of ${exponent.toFixed(2)}${error === null ? '' : ` ± ${(Z_95 * error).toFixed(2)} (in 95 of 100 such counts)`}, fitted over ${thousands(battles)} battles of 20 or more players.`;
