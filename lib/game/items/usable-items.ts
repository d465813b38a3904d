import type { Career, ItemType, Race } from '#graphql/generated/documents.ts';
import { CAREER_ORDER } from '../players/careers.ts';
import { isAllowed, isUsable } from '#graphql/rules/usable-items.ts';

/** The properties that decide who may use an item. */
export interface RestrictedItem {
  readonly type: ItemType;
  /** Empty where every race may have it, and so with careers. */
  readonly raceRestriction: readonly Race[];
  readonly careerRestriction: readonly Career[];
}

/** True if what an item says of races and careers lets a career have it; nothing else forbids it (rules.md: Builds). */
export const isAllowedFor = (career: Career, item: Omit<RestrictedItem, 'type'>): boolean =>
  isAllowed(career, { races: item.raceRestriction, careers: item.careerRestriction });

/**
 * True if an item is for a career (rules.md: Careers), as the API's own filter decides it.
 * @example isUsableBy('SLAYER', { type: 'AXE', raceRestriction: [], careerRestriction: [] }) // true
 */
export function isUsableBy(career: Career, item: RestrictedItem): boolean {
  const { type, raceRestriction: races, careerRestriction: careers } = item;
  return isUsable(career, { type, races, careers });
}

/**
 * The careers that may wear an item, in the order of careers: those that it is for; where the table of types names none,
 * all that nothing forbids it.
 */
export function wearersOf(item: RestrictedItem): readonly Career[] {
  const usual = CAREER_ORDER.filter((career) => isUsableBy(career, item));
  return usual.length > 0 ? usual : CAREER_ORDER.filter((career) => isAllowedFor(career, item));
}
