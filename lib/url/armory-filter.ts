import { type Filter, text } from './filter.ts';

/** Whom an armory is compared with. */
export const ARMORY_FILTER = {
  label: 'Compare armories',
  fields: { vs: text('vs', 'Compare with', 'Character #') },
} as const satisfies Filter;
