import type { Career } from '#graphql/generated/documents.ts';

import { itemName } from '../items/item-labels.ts';
import { isTwoHanded, type Gear } from './build.ts';

/* Weapons that public planners refuse and no API forbids: the page names them, and refuses none (decision 57). */

const STAFFS: ReadonlySet<Career> = new Set<Career>([
  'BRIGHT_WIZARD',
  'RUNE_PRIEST',
  'SHAMAN',
  'MAGUS',
  'ARCHMAGE',
  'SORCERER',
]);

const ONE_HANDED: ReadonlySet<Career> = new Set<Career>([
  'ENGINEER',
  'SQUIG_HERDER',
  'WITCH_HUNTER',
  'SHADOW_WARRIOR',
  'ZEALOT',
  'WITCH_ELF',
  'MARAUDER',
  'DISCIPLE_OF_KHAINE',
]);

const TWO_HANDED: ReadonlySet<Career> = new Set<Career>(['WHITE_LION']);

/**
 * A doubt about the weapon in the main hand, in words: of what planners refuse to a career, no API says whether the game
 * does. Null for no doubt.
 */
export function handNote(career: Career, gear: Gear): string | null {
  const item = gear.find(({ equipSlot }) => equipSlot === 'MAIN_HAND')?.item;
  if (!item) return null;
  const name = itemName(item);
  if (STAFFS.has(career) && item.type !== 'STAFF')
    return `${name}: both public planners give this career staffs alone. ${UNKNOWN}`;
  const isBoth = isTwoHanded(item);
  if (isBoth ? ONE_HANDED.has(career) : TWO_HANDED.has(career))
    return `${name}: one public planner gives this career weapons for ${isBoth ? 'one hand' : 'both hands'} alone. ${UNKNOWN}`;
  return null;
}

const UNKNOWN = 'The game’s API does not forbid it, so that it is not known.';
