import { type Filter, text } from './filter.ts';

/** Whom an armory is compared with. */
export const ARMORY_FILTER = {
  label: 'Compare armories',
  fields: { vs: text('vs', 'Compare with', 'Name or #') },
} as const satisfies Filter;
