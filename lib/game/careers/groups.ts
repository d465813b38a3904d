import { lookUp } from '../look-up.ts';
import { careersAmong, GAME_ROLES, ROLE_ORDER } from '../players/game-role.ts';
import { careerLabel } from '../players/careers.ts';
import names from './groups.json' with { type: 'json' };

/** The groups that careers are counted in, as the API calls them: all, realms, roles with their careers. */
export const GROUP_ORDER: readonly string[] = [
  'ALL',
  'ORDER',
  'DESTRUCTION',
  ...ROLE_ORDER.flatMap((role) => [[GAME_ROLES[role].archetype], careersAmong('all', role, 'all')].flat()),
];

/**
 * The name of a group; undefined for a career.
 * @example groupName('TANK') // 'Tanks'
 */
export const groupName = (group: string): string | undefined => lookUp(names, group);

/** @example groupLabel('SLAYER') // 'Slayer' */
export const groupLabel = (group: string): string => groupName(group) ?? careerLabel(group);
