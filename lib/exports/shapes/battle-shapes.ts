import type { Feud } from '#lib/data/war/feuds.ts';
import type { KillSums } from '#lib/game/battles/kill.ts';

import {
  type Described,
  INTEGER,
  integers,
  nullable,
  NUMBER,
  object,
  oneOf,
  pair,
  type Shape,
} from './shape.ts';

/** The shape of the sums of a list of kills. */
export const KILL_SUMS: Shape<KillSums> = object(integers('kills', 'order', 'destruction', 'solo'));

/** The shape of a feud, by that of its sides. */
export const feudOf = <Side>(side: Described<Side>): Shape<Feud<Side>> =>
  object({ sides: pair(side), kills: pair(INTEGER), lastMet: nullable(INTEGER) });

const SHARE = nullable(NUMBER);

/** Additions to the entries of a battle's scoreboard: the role, and the parts of the side's deeds. */
export const ROLE_AND_SHARES = {
  role: nullable(oneOf('tank', 'healer', 'melee', 'ranged')),
  shares: object({ damage: SHARE, healing: SHARE, protection: SHARE, kills: SHARE }),
};
