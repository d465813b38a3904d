import type { Archetype, Career } from '#graphql/generated/documents.ts';
import { keysOf } from '../look-up.ts';
import { CAREER_ORDER, CAREERS, careerOf, careerLabel } from './careers.ts';

/** The roles of the game by the archetype of their careers, in the order of a party. */
export const GAME_ROLES = {
  tank: { archetype: 'TANK', one: 'Tank', many: 'Tanks' },
  healer: { archetype: 'HEALER', one: 'Healer', many: 'Healers' },
  melee: { archetype: 'MELEE_DPS', one: 'Melee', many: 'Melee' },
  ranged: { archetype: 'RANGED_DPS', one: 'Ranged', many: 'Ranged' },
} as const satisfies Readonly<Record<string, { archetype: Archetype; one: string; many: string }>>;

export type GameRole = keyof typeof GAME_ROLES;

/** The roles in order. */
export const ROLE_ORDER: readonly GameRole[] = keysOf(GAME_ROLES);

/**
 * The role of a career: what a career is counts, not what its player did. Null for a career that we do not know.
 * @example gameRoleOf('ZEALOT') // 'healer'
 */
export const gameRoleOf = (career: string): GameRole | null =>
  roleOfArchetype(careerOf(career)?.archetype) ?? null;

/** The role of an archetype; undefined for one that we do not know. */
export const roleOfArchetype = (archetype: string | undefined): GameRole | undefined =>
  ROLE_ORDER.find((role) => GAME_ROLES[role].archetype === archetype);

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

const ROLES: Readonly<Record<Archetype, string>> = {
  TANK: 'tank',
  HEALER: 'healer',
  MELEE_DPS: 'damage dealer',
  RANGED_DPS: 'damage dealer',
};

interface Player {
  readonly name: string;
  readonly career: string;
}

/** The role of a career in words; a career that we do not know is a role of its own. */
function roleOf(career: string): string {
  const known = careerOf(career);
  return known ? ROLES[known.archetype] : careerLabel(career);
}

/** True for two players whose careers have one role, so that more of a thing may be better. */
export const haveSameRole = ([one, other]: readonly [Pick<Player, 'career'>, Pick<Player, 'career'>]) =>
  roleOf(one.career) === roleOf(other.career);

/**
 * Says why numbers that depend on the role have no arrow; empty where both players have the same role.
 * @example roleWords([zealot, chosen]) // 'Alith is a healer, Borin a tank: what depends on the role has no arrow.'
 */
export const roleWords = (players: readonly [Player, Player]): string =>
  haveSameRole(players)
    ? ''
    : `${players[0].name} is a ${roleOf(players[0].career)}, ${players[1].name} a ${roleOf(players[1].career)}: ` +
      'what depends on the role has no arrow.';
