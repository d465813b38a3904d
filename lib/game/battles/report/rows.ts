import type { SkirmishScoreFragment } from '#graphql/generated/documents.ts';

import { realmOfCareer } from '../../players/careers.ts';

/** A side of a battle. */
export type BattleSide = 'order' | 'destruction';

export const BATTLE_SIDES: readonly BattleSide[] = ['order', 'destruction'];

export const SIDE_NAMES = { order: 'Order', destruction: 'Destruction' } as const;

export const otherSide = (side: BattleSide): BattleSide => (side === 'order' ? 'destruction' : 'order');

/** One value of each side. */
export type BySide<Value> = Readonly<Record<BattleSide, Value>>;

export const bySide = <Value>(valueOf: (side: BattleSide) => Value): BySide<Value> => ({
  order: valueOf('order'),
  destruction: valueOf('destruction'),
});

/** A player or a guild by name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A kill of a battle, from the side of the victim. */
export interface Loss {
  /** The id of the kill. */
  readonly id: string;
  /** Epoch seconds. */
  readonly time: number;
  readonly zoneId: number;
  /** A point in the zone, in the units of the zone's map corners. */
  readonly x: number;
  readonly y: number;
  /** The side of the killer's career, and that of the victim's. */
  readonly by: BattleSide;
  readonly of: BattleSide;
  readonly victim: Named;
  readonly victimCareer: string;
  readonly victimGuild: Named | null;
  readonly killer: Named;
  readonly killerCareer: string;
  readonly killerGuild: Named | null;
  /** The killer among them. */
  readonly attackers: number;
}

/** A player of a battle. */
export interface BattlePlayer extends SkirmishScoreFragment {
  /** When the first skirmish with the player began, and the last one ended; epoch seconds. */
  readonly from: number;
  readonly to: number;
}

/** The side of a realm; that of Order for a realm that is neither, as in all sums of kills. */
export const sideOf = (realm: string): BattleSide => (realm === 'DESTRUCTION' ? 'destruction' : 'order');

/** The side that a career fights for. */
export const sideOfCareer = (career: string): BattleSide => sideOf(realmOfCareer(career));
