import { type Filter, text } from './filter.ts';

/** The filter that names the character to compare an armory with. */
export const ARMORY_FILTER = {
  label: 'Compare armories',
  fields: { vs: text('vs', 'Compare with', 'Name or #') },
} as const satisfies Filter;

/** The filter that names the player or the guild to compare with. */
export const COMPARISON_FILTER = {
  label: 'Compare',
  fields: { vs: text('vs', 'Compare with', 'Name or #') },
} as const satisfies Filter;
