import type { Career, ItemType, Race } from '#graphql/generated/documents.ts';
import { isUsable } from '#graphql/rules/usable-items.ts';

/** The properties that decide who may use an item. */
export interface RestrictedItem {
  readonly type: ItemType;
  /** Empty where every race may have it, and so with careers. */
  readonly raceRestriction: readonly Race[];
  readonly careerRestriction: readonly Career[];
}

/**
 * True if a character of a career may wear or use an item (rules.md: Careers), as the API's own filter decides it.
 * @example isUsableBy('SLAYER', { type: 'AXE', raceRestriction: [], careerRestriction: [] }) // true
 */
export function isUsableBy(career: Career, item: RestrictedItem): boolean {
  const { type, raceRestriction: races, careerRestriction: careers } = item;
  return isUsable(career, { type, races, careers });
}
