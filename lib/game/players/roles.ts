import type { Archetype } from '#graphql/generated/documents.ts';

import { careerLabel, careerOf } from './careers.ts';

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
