import { choice, type Filter } from './filter.ts';

/** The order of tables of careers, the most first; a table without the figure keeps the order of careers. */
export type CareerOrder = 'career' | 'characters' | 'minute' | 'kills' | 'soloKills' | 'deaths';

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
    order: choice<CareerOrder>('order', 'Sort by', [
      { value: 'career', label: 'Career' },
      { value: 'characters', label: 'Characters' },
      { value: 'minute', label: 'A minute of scenarios' },
      { value: 'kills', label: 'Kills' },
      { value: 'soloKills', label: 'Solo kills' },
      { value: 'deaths', label: 'Deaths' },
    ]),
  },
} as const satisfies Filter;
