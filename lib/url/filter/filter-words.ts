import { utcDateLong, utcTimeShort } from '#lib/format/time.ts';

import { dayStart, isMinute } from './day.ts';
import { type Field, type Filter, optionsWith, parseFilter } from './filter.ts';
import { filterParams } from './filter-params.ts';
import type { SearchParams } from '../search-params.ts';

/**
 * Describes the chosen values of a filter in words; defaults are left out.
 * @example filterWords(KILL_FILTER, { period: 'thisWeek', soloOnly: 'true' }) // ['Period: This week', 'Solo kills only']
 */
export function filterWords(filter: Filter, query: SearchParams): readonly string[] {
  const [values, chosen] = [parseFilter(filter, query), filterParams(filter, query)];
  return Object.entries(filter.fields).flatMap(([name, field]) => {
    if (!Object.hasOwn(chosen, field.param)) return [];
    const value = String(values[name]);
    if (field.kind !== 'day' || !isOneDay(chosen)) return [wordsOf(field, value)];
    return field.param === 'from' ? [dayWords(value)] : [];
  });
}

const isOneDay = ({ from = '', to }: Readonly<Record<string, string>>): boolean =>
  from === to && !isMinute(from);

const dayWords = (moment: string): string => {
  const date = new Date(dayStart(moment) * 1000);
  return `${utcDateLong(date)}${isMinute(moment) ? `, ${utcTimeShort(date)}` : ''} UTC`;
};

function wordsOf(field: Field, value: string): string {
  switch (field.kind) {
    case 'flag':
      return field.label;
    case 'day':
      return `${field.label} ${dayWords(value)}`;
    case 'text':
      return `${field.label}: ${value}`;
    case 'number':
      return field.group
        ? `${field.group}: ${field.label.toLowerCase()} ${value}`
        : `${field.label}: ${value}`;
    case 'choice':
      return `${field.label}: ${optionsWith(field, value).find((option) => option.value === value)?.label ?? value}`;
  }
}
