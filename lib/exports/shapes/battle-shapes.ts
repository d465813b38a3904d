import { ScenarioRowFragmentDoc } from '#graphql/generated/documents.ts';
import type { Feud } from '#lib/data/war/feuds.ts';
import type { KillSums } from '#lib/game/battles/kill.ts';

import {
  changed,
  INTEGER,
  integers,
  nullable,
  NUMBER,
  object,
  oneOf,
  pair,
  type Described,
  type Shape,
} from './shape.ts';

/** The shape of the sums of a list of kills. */
export const KILL_SUMS: Shape<KillSums> = object(integers('kills', 'order', 'destruction', 'solo'));

/** The shape of a feud, by that of its sides. */
export const feudOf = <Side>(side: Described<Side>): Shape<Feud<Side>> =>
  object({ sides: pair(side), kills: pair(INTEGER), lastMet: nullable(INTEGER) });

const OWN_PART = object({
  side: oneOf('ORDER', 'DESTRUCTION'),
  ...integers('players', 'kills', 'deaths', 'damage'),
});

/** A run with the part that a player or a guild had in it. */
export const OWN_SCENARIO = changed(ScenarioRowFragmentDoc, { own: nullable(OWN_PART) });

const SHARE = nullable(NUMBER);

/** Additions to the entries of a battle's scoreboard: the role, and the parts of the side's deeds. */
export const ROLE_AND_SHARES = {
  role: nullable(oneOf('tank', 'healer', 'melee', 'ranged')),
  shares: object({ damage: SHARE, healing: SHARE, protection: SHARE, kills: SHARE }),
};
