import { type Filter, flag } from './filter.ts';

/** The filter of a table of sources of damage: all of them, or the greatest alone. */
export const DAMAGE_FILTER = {
  label: 'Sources',
  fields: { all: flag('all', 'All sources') },
} as const satisfies Filter;
