import { type Filter, flag } from './filter.ts';

/** Whether a table of sources of damage shows all of them, or the greatest alone. */
export const DAMAGE_FILTER = {
  label: 'Sources',
  fields: { all: flag('all', 'All sources') },
} as const satisfies Filter;
