import type { KillSums } from '#lib/game/battles/kill-sums.ts';

import { INTEGER, object, type Shape } from './shape.ts';

/** The shape of the sums of a list of kills. */
export const KILL_SUMS: Shape<KillSums> = object({
  kills: INTEGER,
  order: INTEGER,
  destruction: INTEGER,
  solo: INTEGER,
});
