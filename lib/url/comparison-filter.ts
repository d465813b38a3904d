import { type Filter, text } from './filter.ts';

/** Whom a player or a guild is compared with. */
export const COMPARISON_FILTER = {
  label: 'Compare',
  fields: { vs: text('vs', 'Compare with', 'Name or #') },
} as const satisfies Filter;
