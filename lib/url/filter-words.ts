import { type Field, type Filter, optionsWith, parseFilter } from './filter.ts';
import { filterParams } from './filter-params.ts';
import type { SearchParams } from './search-params.ts';

/**
 * Describes the chosen values of a filter in words; defaults are left out.
 * @example filterWords(KILL_FILTER, { period: 'thisWeek', soloOnly: 'true' }) // ['Period: This week', 'Solo kills only']
 */
export function filterWords(filter: Filter, query: SearchParams): readonly string[] {
  const [values, chosen] = [parseFilter(filter, query), filterParams(filter, query)];
  return Object.entries(filter.fields).flatMap(([name, field]) =>
    Object.hasOwn(chosen, field.param) ? [wordsOf(field, String(values[name]))] : [],
  );
}

function wordsOf(field: Field, value: string): string {
  switch (field.kind) {
    case 'flag':
      return field.label;
    case 'day':
      return `${field.label}: ${value.replace('T', ' ')} UTC`;
    case 'text':
      return `${field.label}: ${value}`;
    case 'number':
      return `${field.group ? `${field.group}, ` : ''}${field.label}: ${value}`;
    case 'choice':
      return `${field.label}: ${optionsWith(field, value).find((option) => option.value === value)?.label ?? value}`;
  }
}
