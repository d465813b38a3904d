import type { Feud } from '#lib/data/war/feuds.ts';
import { INTEGER, nullable, object, pair, type Shape } from './shape.ts';
import type { KillSums } from '#lib/game/battles/kill.ts';

/** The shape of the sums of a list of kills. */
export const KILL_SUMS: Shape<KillSums> = object({
  kills: INTEGER,
  order: INTEGER,
  destruction: INTEGER,
  solo: INTEGER,
});

/** The shape of a feud, by that of its sides. */
export const feudOf = <Side>(side: Shape<Side>): Shape<Feud<Side>> =>
  object({ sides: pair(side), kills: pair(INTEGER), lastMet: nullable(INTEGER) });
