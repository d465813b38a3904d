import type { Realm } from '#graphql/generated/documents.ts';

import { careerOf } from './careers.ts';

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
 * The realm that a career fights for; NEUTRAL for a career that we do not know.
 * @example realmOfCareer('ZEALOT') // 'DESTRUCTION'
 */
export function realmOfCareer(career: string): Realm {
  return careerOf(career)?.realm ?? 'NEUTRAL';
}
