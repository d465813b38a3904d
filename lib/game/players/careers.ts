import type { Archetype, Career, Race, Realm } from '#graphql/generated/documents.ts';
import { enumWords } from '#lib/format/enum-words.ts';
import { isKeyOf, keysOf, lookUp } from '../look-up.ts';
import { finderOfNames } from '../spelled.ts';
import careers from './careers.json' with { type: 'json' };

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

export type CareerRealm = Exclude<Realm, 'NEUTRAL'>;

export interface CareerFacts {
  /** The name that visitors read: 'Bright Wizard'. */
  readonly label: string;
  readonly realm: CareerRealm;
  readonly race: Race;
  readonly archetype: Archetype;
}

/**
 * The 24 careers by race pairing, which is the order of the career options (rules.md: Careers).
 * @example CAREERS.BRIGHT_WIZARD.label // 'Bright Wizard'
 */
export const CAREERS = careers as Readonly<Record<Career, CareerFacts>>;

/** The careers in the order of the options. */
export const CAREER_ORDER: readonly Career[] = keysOf(CAREERS);

/**
 * The careers of a realm, in the order of the options.
 * @example careersOf('ORDER').length // 12
 */
export const careersOf = (realm: CareerRealm): readonly Career[] =>
  CAREER_ORDER.filter((career) => CAREERS[career].realm === realm);

/** The contract's career mask calls these otherwise (rules.md: Careers). */
const OTHER_NAMES: readonly (readonly [name: string, career: Career])[] = [
  ['KNIGHT', 'KNIGHT_OF_THE_BLAZING_SUN'],
];

const careerNamed = finderOfNames([
  ...CAREER_ORDER.map((career) => [career, career] as const),
  ...CAREER_ORDER.map((career) => [CAREERS[career].label, career] as const),
  ...OTHER_NAMES,
]);

/**
 * The contract's value for a career by its value or its name, in any case, with blanks, dashes, underscores or none, or
 * as in the career mask; null when there is no such career.
 * @example parseCareer('bright-wizard') // 'BRIGHT_WIZARD'
 * @example parseCareer('BLACKGUARD') // 'BLACK_GUARD'
 */
export function parseCareer(value: string): Career | null {
  // A battle asks for the careers of thousands of rows.
  return isKeyOf(CAREERS, value) ? value : careerNamed(value);
}

/**
 * The facts of a career by its value, as tolerant as parseCareer; null for a career that we do not know,
 * so that a career added by the API does not break a page.
 * @example careerOf('WHITE_LION')?.realm // 'ORDER'
 */
export function careerOf(value: string): CareerFacts | null {
  const known = parseCareer(value);
  return known && CAREERS[known];
}

/**
 * The name of a career, for one that we do not know its value in words.
 * @example careerLabel('IRON_BREAKER') // 'Ironbreaker'
 * @example careerLabel('SKY_KNIGHT') // 'Sky Knight'
 */
export function careerLabel(value: string): string {
  return careerOf(value)?.label ?? enumWords(value);
}

/**
 * The name of a career in the addresses of its pictures; 'unknown' for one that we do not know.
 * @example careerSlug('WHITE_LION') // 'white_lion'
 */
export function careerSlug(value: string): string {
  return parseCareer(value)?.toLowerCase() ?? 'unknown';
}
