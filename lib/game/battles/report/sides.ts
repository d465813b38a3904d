import type { BattleSide, BySide } from './rows.ts';

/** The sums of a side of a battle. */
export interface SideSums {
  readonly players: number;
  readonly kills: number;
  readonly deaths: number;
  readonly damage: number;
  readonly healing: number;
  readonly protection: number;
}

export type BothSides = BySide<SideSums>;

/** The side with more kills; null where they are equal. */
export function winnerOf({ order, destruction }: BySide<Pick<SideSums, 'kills'>>): BattleSide | null {
  if (order.kills === destruction.kills) return null;
  return order.kills > destruction.kills ? 'order' : 'destruction';
}

/** Players of a side, in percent of those of the other, below which it is outnumbered. */
const FEWER = 80;

/** The side that has fewer than 80 % of the other's players, and players; null for neither. */
export function outnumberedSide({
  order,
  destruction,
}: BySide<Pick<SideSums, 'players'>>): BattleSide | null {
  if (order.players * 100 < destruction.players * FEWER) return 'order';
  return destruction.players * 100 < order.players * FEWER ? 'destruction' : null;
}

/** True where the side with more kills was outnumbered. */
export function wonOutnumbered(sides: BySide<Pick<SideSums, 'players' | 'kills'>>): boolean {
  const winner = winnerOf(sides);
  return winner !== null && winner === outnumberedSide(sides);
}

/**
 * Kills per player of Order divided by those of Destruction; null where a side has no player, or Destruction no kill.
 * @example strength({ order: { players: 38, kills: 84 }, destruction: { players: 52, kills: 61 } }) // 1.884
 */
export function strength({ order, destruction }: BySide<Pick<SideSums, 'players' | 'kills'>>): number | null {
  const value = order.kills / order.players / (destruction.kills / destruction.players);
  return Number.isFinite(value) ? value : null;
}

/** A figure of both sides: all of it, and what it comes to for each player; null for one without players. */
export interface SideFigure extends BySide<{ readonly value: number; readonly each: number | null }> {
  readonly figure: keyof SideSums;
}

const FIGURES = ['players', 'kills', 'deaths', 'damage', 'healing', 'protection'] as const;

/** The figures of both sides beside each other. */
export const sideFigures = (sides: BothSides): readonly SideFigure[] =>
  FIGURES.map((figure) => {
    const valueOf = (side: BattleSide) => {
      const value = sides[side][figure];
      return { value, each: sides[side].players > 0 ? value / sides[side].players : null };
    };
    return { figure, order: valueOf('order'), destruction: valueOf('destruction') };
  });
