import { nullable, NUMBER, object, oneOf } from './shape.ts';

/** Additions to the entries of a battle's scoreboard: the role, and the parts of the side's deeds. */
export const ROLE_AND_SHARES = {
  role: nullable(oneOf('tank', 'healer', 'melee', 'ranged')),
  shares: object({
    damage: nullable(NUMBER),
    healing: nullable(NUMBER),
    protection: nullable(NUMBER),
    kills: nullable(NUMBER),
  }),
};
