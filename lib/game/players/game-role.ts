import type { Archetype, Career } from '#graphql/generated/documents.ts';

import { isKeyOf } from '../look-up.ts';
import { CAREER_ORDER, CAREERS, careerOf } from './careers.ts';

/** The roles of the game by the archetype of their careers, in the order of a party. */
export const GAME_ROLES = {
  tank: { archetype: 'TANK', one: 'Tank', many: 'Tanks' },
  healer: { archetype: 'HEALER', one: 'Healer', many: 'Healers' },
  melee: { archetype: 'MELEE_DPS', one: 'Melee', many: 'Melee' },
  ranged: { archetype: 'RANGED_DPS', one: 'Ranged', many: 'Ranged' },
} as const satisfies Readonly<Record<string, { archetype: Archetype; one: string; many: string }>>;

export type GameRole = keyof typeof GAME_ROLES;

/** The roles in order. */
export const ROLE_ORDER: readonly GameRole[] = Object.keys(GAME_ROLES).filter((key) =>
  isKeyOf(GAME_ROLES, key),
);

/**
 * The role of a career: what a career is counts, not what its player did. Null for a career that we do not know.
 * @example gameRoleOf('ZEALOT') // 'healer'
 */
export function gameRoleOf(career: string): GameRole | null {
  const archetype = careerOf(career)?.archetype;
  return ROLE_ORDER.find((role) => GAME_ROLES[role].archetype === archetype) ?? null;
}

/** The careers that a realm, a role and a career have in common; 'all' narrows nothing. */
export const careersAmong = (
  realm: 'all' | 'order' | 'destruction',
  role: GameRole | 'all',
  career: Career | 'all',
): readonly Career[] =>
  CAREER_ORDER.filter(
    (each) =>
      (realm === 'all' || CAREERS[each].realm.toLowerCase() === realm) &&
      (role === 'all' || gameRoleOf(each) === role) &&
      (career === 'all' || each === career),
  );
