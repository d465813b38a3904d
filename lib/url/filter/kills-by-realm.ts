import type { KillFilterInput } from '#graphql/generated/documents.ts';
import { type CareerRealm, careersOf } from '#lib/game/players/careers.ts';

/**
 * Narrows a condition of kills to those by a realm, derived from the killer's career. Careers that the condition
 * asks for stay asked for.
 * @example killsByRealm({ zoneId: { eq: 6 } }, 'ORDER') // { zoneId: { eq: 6 }, killerCareer: { in: [ 'IRON_BREAKER', … ] } }
 */
export function killsByRealm(where: KillFilterInput, realm: CareerRealm): KillFilterInput {
  const killerCareer = { in: [...careersOf(realm)] };
  return where.killerCareer
    ? { ...where, and: [...(where.and ?? []), { killerCareer }] }
    : { ...where, killerCareer };
}
