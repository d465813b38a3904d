import { choice, type Filter } from './filter.ts';

/** The filter of what careers do. */
export const CAREERS_FILTER = {
  label: 'Filter careers',
  fields: {
    by: choice('by', 'By', [
      { value: 'month', label: 'Month' },
      { value: 'week', label: 'Week' },
    ]),
    level: choice('level', 'Levels', [
      { value: '0', label: 'All' },
      { value: '1', label: '1 to 15' },
      { value: '16', label: '16 to 31' },
      { value: '32', label: '32 to 39' },
      { value: '40', label: '40' },
    ]),
  },
} as const satisfies Filter;
