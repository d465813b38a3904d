import { chosenOption } from './filter/chosen-option.ts';
import { isCursorName, LONGEST_CURSOR, validCursor } from './paging/cursor.ts';
import {
  type ChoiceField,
  type Field,
  type Filter,
  MAX_NUMBER,
  NO_FILTER,
  parseFilter,
} from './filter/filter.ts';
import { first, LONGEST_VALUE, type SearchParams } from './search-params.ts';

/**
 * Describes the fault of an address that pages take for one without a filter, or for the first page, for programs,
 * which would mistake the result for the requested one; null where there is no fault.
 * @example damagedParam(KILL_FILTER, { period: 'thisWek' }) // '"period" has to be one of allTime, thisWeek, …'
 */
export function damagedParam(filter: Filter = NO_FILTER, params: SearchParams = {}): string | null {
  const damagedCursor = Object.keys(params).find(
    (name) =>
      isCursorName(name) && isGiven(params, name) && !validCursor(first(params, name, LONGEST_CURSOR)),
  );
  if (damagedCursor) return cursorWords(damagedCursor);
  for (const field of Object.values(filter.fields)) {
    const words = damageIn(field, params);
    if (words) return `"${field.param}" has to be ${words}`;
  }
  return null;
}

/** The values that a field takes, in words, if it has another one; else null. */
export const damageIn = (field: Field, params: SearchParams): string | null =>
  isGiven(params, field.param) ? damageOf(field, params) : null;

/** Says that a cursor leads to no page of its list. */
const cursorWords = (name: string): string =>
  `"${name}" is no cursor of this list: leave it out to begin with the first page`;

const isGiven = (params: SearchParams, name: string): boolean =>
  (first(params, name, Number.POSITIVE_INFINITY) ?? '').trim() !== '';

/** Lists the values that a choice accepts. */
function choiceWords({ options, others }: ChoiceField): string {
  const values = `one of ${options.map(({ value }) => value || '""').join(', ')}`;
  return others === undefined ? values : `${values}, ${others}`;
}

function damageOf(field: Field, params: SearchParams): string | null {
  const given = (first(params, field.param) ?? '').trim();
  const value = parseFilter({ label: '', fields: { field } }, params).field;
  switch (field.kind) {
    case 'text':
      return first(params, field.param) === undefined ? `no longer than ${LONGEST_VALUE} characters` : null;
    case 'flag':
      return value || given === 'false' ? null : `"${field.on}" or left out`;
    case 'number':
      return value || /^0+$/.test(given) ? null : `a whole number from 1 to ${field.max ?? MAX_NUMBER}`;
    case 'day':
      return value ? null : 'a day such as 2026-11-20 or a time such as 2026-11-20T18:00Z';
    case 'choice':
      return chosenOption(field, given) === null ? choiceWords(field) : null;
  }
}
