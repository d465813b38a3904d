import { Z_95 } from '../../scenarios/verdict.ts';
import { studentQuantile } from '../../statistics/student.ts';
import type { BattleSide, BySide } from './rows.ts';
import type { SideSums } from './sides.ts';

/**
 * The law of numbers: kills of Order / kills of Destruction = (players of Order / of Destruction) ^ exponent, fitted over
 * battles. Null figures where these are too few.
 */
export interface Law {
  /** Battles that it is fitted over. */
  readonly battles: number;
  readonly exponent: number | null;
  /** The standard error of the exponent. */
  readonly error: number | null;
  /** The standard deviation of single battles from the law, in natural logarithms. */
  readonly spread: number | null;
}

/** The kills of Order that the law expects of all kills of a battle. */
export interface Expected {
  readonly kills: number;
  /** The bounds of the 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** All kills of both sides. */
  readonly total: number;
  /** The side that did better than its numbers say: the kills lie outside of the interval by more than one. */
  readonly better: BattleSide | null;
}

/**
 * The result that the numbers of both sides let expect; null without a law, a kill or players on both sides. The
 * interval is that of ln(kills of Order / kills of Destruction), from the deviation of single battles from the law, the
 * doubt about the exponent, and that of so many kills, 1 / (n p (1 − p)), which is what decides small battles.
 */
export function expectedKills(
  { order, destruction }: BySide<Pick<SideSums, 'players' | 'kills'>>,
  { battles, exponent, error, spread }: Law,
): Expected | null {
  const total = order.kills + destruction.kills;
  if (
    exponent === null ||
    spread === null ||
    total === 0 ||
    !(order.players > 0 && destruction.players > 0)
  ) {
    return null;
  }
  const numbers = Math.log(order.players / destruction.players);
  const killsAt = (logarithm: number): number => total / (1 + Math.exp(-logarithm));
  const kills = killsAt(exponent * numbers);
  const ofKills = 1 / Math.sqrt(kills * (1 - kills / total));
  const half = studentQuantile(Z_95, battles - 1) * Math.hypot(spread, (error ?? 0) * numbers, ofKills);
  const [low, high] = [killsAt(exponent * numbers - half), killsAt(exponent * numbers + half)];
  const better = order.kills - 1 > high ? 'order' : order.kills + 1 < low ? 'destruction' : null;
  return { kills, low, high, total, better };
}
