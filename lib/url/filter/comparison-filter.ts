import { type Filter, text } from './filter.ts';
import { WEIGHTS } from './weight-fields.ts';

/** The filter of an armory: the character to compare it with, and the stats to look for better gear by. */
export const ARMORY_FILTER = {
  label: 'Compare armories',
  fields: { vs: text('vs', 'Compare with', 'Name or #'), ...WEIGHTS },
} as const satisfies Filter;

/** The filter that names the player or the guild to compare with. */
export const COMPARISON_FILTER = {
  label: 'Compare',
  fields: { vs: text('vs', 'Compare with', 'Name or #') },
} as const satisfies Filter;

/** The field of an item that names the player whom it may be better for. */
export const WEARER_FILTER = {
  label: 'Is this better for a player',
  fields: { wearer: text('for', 'Player', 'Name or #') },
} as const satisfies Filter;
