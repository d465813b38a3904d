import type { Realm } from '#graphql/generated/documents.ts';

import { careerOf } from './careers.ts';
import { lookUp } from '../look-up.ts';

export interface RealmFacts {
  readonly label: string;
  /** The realm in class names and data attributes. */
  readonly side: 'order' | 'destruction' | 'neutral';
}

/**
 * The realms and their names (rules.md: Realms).
 * @example REALMS.ORDER.label // 'Order'
 */
export const REALMS: Readonly<Record<Realm, RealmFacts>> = {
  ORDER: { label: 'Order', side: 'order' },
  DESTRUCTION: { label: 'Destruction', side: 'destruction' },
  NEUTRAL: { label: 'Neutral', side: 'neutral' },
};

/**
 * The name and side of a realm out of an answer; those of NEUTRAL for none and for one that we do not know.
 * @example realmOf('ORDER').side // 'order'
 */
export function realmOf(realm: string | null | undefined): RealmFacts {
  return lookUp(REALMS, realm ?? 'NEUTRAL') ?? REALMS.NEUTRAL;
}

/**
 * The realm that a career fights for; NEUTRAL for a career that we do not know.
 * @example realmOfCareer('ZEALOT') // 'DESTRUCTION'
 */
export function realmOfCareer(career: string): Realm {
  return careerOf(career)?.realm ?? 'NEUTRAL';
}
