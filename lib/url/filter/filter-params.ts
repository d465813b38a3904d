import { type Field, type Filter, parseFilter } from './filter.ts';
import type { SearchParams } from '../search-params.ts';

/**
 * The part of an address that a filter has chosen something by, in one spelling: without what is no filter, and without
 * defaults.
 * @example filterParams(RUN_FILTER, { instance: '60', avgItemRatingMin: '-5' }) // { instance: '60' }
 */
export function filterParams(
  filter: Filter,
  params: SearchParams,
  values: Readonly<Record<string, string | number | boolean>> = parseFilter(filter, params),
): Readonly<Record<string, string>> {
  const chosen = Object.entries(filter.fields).flatMap(([name, field]) => {
    const value = paramOf(field, values[name]);
    return value === defaultOf(field) ? [] : [[field.param, value] as const];
  });
  return Object.fromEntries(chosen);
}

function paramOf(field: Field, value: string | number | boolean = ''): string {
  if (field.kind !== 'flag') return String(value);
  return value === true ? field.on : defaultOf(field);
}

/** The defaults of each filter: every link of a page asks for them. */
const DEFAULTS = new WeakMap<Filter['fields'], Readonly<Record<string, string>>>();

/**
 * Returns the default of each field's parameter; addresses leave defaults out.
 * @example filterDefaults(KILL_FILTER) // { period: 'all', soloOnly: 'false', from: '', … }
 */
export function filterDefaults({ fields }: Filter): Readonly<Record<string, string>> {
  const known = DEFAULTS.get(fields);
  if (known) return known;
  const defaults = Object.fromEntries(Object.values(fields).map((field) => [field.param, defaultOf(field)]));
  DEFAULTS.set(fields, defaults);
  return defaults;
}

function defaultOf(field: Field): string {
  switch (field.kind) {
    case 'flag':
      return 'false';
    case 'text':
    case 'day':
      return '';
    case 'number':
      return '0';
    case 'choice':
      return field.byDefault;
  }
}
