import { chosenOption } from './chosen-option.ts';
import { parseDay } from './day.ts';
import { first, type SearchParams } from '../search-params.ts';
import { cleanSearch } from '../clean-search.ts';

/** One of the choices of a select. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** A select; one of its options, the default, is what an address without the parameter means. */
export interface ChoiceField<Value extends string = string> {
  readonly kind: 'choice';
  /** The parameter in the address. */
  readonly param: string;
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly byDefault: Value;
  /** Label of a valid value that is not among the options; null for an invalid value. */
  readonly labelOther?: (value: string) => string | null;
  /** Such values in words: "a zone's number". */
  readonly others?: string;
}

/** A checkbox; on when the parameter has its value and nothing else. */
export interface FlagField {
  readonly kind: 'flag';
  readonly param: string;
  readonly label: string;
  readonly on: string;
  readonly hint?: string | undefined;
}

/** A whole number above 0; 0 for no filter. */
export interface NumberField {
  readonly kind: 'number';
  readonly param: string;
  readonly label: string;
  /** The heading that it shares with the fields beside it: "Average item rating". */
  readonly group?: string;
  /** The direction of the bound, drawn beside the label. */
  readonly bound?: 'upper' | 'lower';
  /** The greatest value that the API takes, where that is less than a filter's. */
  readonly max?: number;
}

/** A day in UTC, such as 2026-11-20, or a minute, such as 2026-11-20T18:00; empty for no filter. */
export interface DayField {
  readonly kind: 'day';
  readonly param: string;
  readonly label: string;
}

/** A text to search for; empty for no filter. */
export interface TextField {
  readonly kind: 'text';
  readonly param: string;
  readonly label: string;
  /** The kind of text, if the label does not say. */
  readonly placeholder?: string;
  /** Characters that can be typed, where links are pasted too. */
  readonly longest?: number;
  /** Keeps the text unchanged, line breaks included, since it is not a search text. */
  readonly verbatim?: boolean;
}

export type Field = ChoiceField | FlagField | TextField | NumberField | DayField;

/** The filter of a list, defined once: its form, its part of the address and its values follow from here. */
export interface Filter {
  /** The accessible name of the form: "Filter kills". */
  readonly label: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Names of fields that few need: the form folds them away until one of them is chosen. */
  readonly folded?: readonly string[];
  /** Names of fields that links choose, and no form. */
  readonly linked?: readonly string[];
}

/** The chosen values, by the names of the fields. */
export type FilterValues<Of extends Filter> = {
  readonly [Name in keyof Of['fields']]: ValueOf<Of['fields'][Name]>;
};

type ValueOf<Of extends Field> =
  Of extends ChoiceField<infer Value>
    ? Value
    : Of extends TextField | DayField
      ? string
      : Of extends NumberField
        ? number
        : boolean;

/** The filter of a list that has none. */
export const NO_FILTER = { label: '', fields: {} } as const satisfies Filter;

/** A select whose first option is the default. */
export function choice<const Value extends string>(
  param: string,
  label: string,
  options: readonly [Option<Value>, ...Option<Value>[]],
): ChoiceField<Value> {
  return { kind: 'choice', param, label, options, byDefault: options[0].value };
}

/**
 * The options of a select with a value chosen, which need not be among them.
 * @example optionsWith(RUN_FILTER.fields.instance, '99').at(-1) // { value: '99', label: 'Dungeon #99' }
 */
export function optionsWith(field: ChoiceField, chosen: string): readonly Option[] {
  const other = field.options.some(({ value }) => value === chosen) ? null : field.labelOther?.(chosen);
  return other ? [...field.options, { value: chosen, label: other }] : field.options;
}

export function flag(param: string, label: string, hint?: string): FlagField {
  return { kind: 'flag', param, label, on: 'true', hint };
}

export function number(
  param: string,
  label: string,
  rest: Pick<NumberField, 'group' | 'bound' | 'max'> = {},
): NumberField {
  return { kind: 'number', param, label, ...rest };
}

export function text(param: string, label: string, placeholder?: string): TextField {
  return { kind: 'text', param, label, ...(placeholder === undefined ? {} : { placeholder }) };
}

export function day(param: string, label: string): DayField {
  return { kind: 'day', param, label };
}

/** Options whose labels are their values. */
export const plainOptions = <const Value extends string>(
  first: Value,
  ...others: readonly Value[]
): [Option<Value>, ...Option<Value>[]] => [
  { value: first, label: first },
  ...others.map((value) => ({ value, label: value })),
];

/**
 * The condition that a field of the API lies between two numbers, each 0 where there is no bound.
 * @param less is subtracted from both, for what the API counts otherwise
 */
export const bounded = <const Name extends string>(
  field: Name,
  least: number,
  most: number,
  less = 0,
): { [Field in Name]?: { gte?: number; lte?: number } } => {
  const bounds = {
    ...(least === 0 ? {} : { gte: least - less }),
    ...(most === 0 ? {} : { lte: most - less }),
  };
  return least === 0 && most === 0 ? {} : ({ [field]: bounds } as Record<Name, typeof bounds>);
};

/**
 * The values of a filter out of an address. Anything unknown means the default, a flag is on for its value alone, and a
 * number is digits: signs, fractions and what is longer than any rating are no filter.
 * @example parseFilter(KILL_FILTER, { period: 'thisWeek' }) // { period: 'thisWeek', soloOnly: false, … }
 */
export function parseFilter<Of extends Filter>(filter: Of, params: SearchParams): FilterValues<Of> {
  const values = Object.entries(filter.fields).map(([name, field]) => [name, valueOf(field, params)]);
  return Object.fromEntries(values) as FilterValues<Of>;
}

/** The greatest number of a filter; greater ones are ignored. */
export const MAX_NUMBER = 99_999;

const WHOLE_NUMBER = /^\d{1,5}$/;

const wholeNumber = (given: string | undefined, { max = MAX_NUMBER }: NumberField): number =>
  given && WHOLE_NUMBER.test(given.trim()) && Number(given) <= max ? Number(given) : 0;

function valueOf(field: Field, params: SearchParams): string | number | boolean {
  const given = first(params, field.param);
  switch (field.kind) {
    case 'flag':
      return given === field.on;
    case 'text':
      if (!given) return '';
      return field.verbatim ? given.trim() : cleanSearch(given);
    case 'number':
      return wholeNumber(given, field);
    case 'day':
      return parseDay(given);
    case 'choice':
      return given ? (chosenOption(field, given) ?? field.byDefault) : field.byDefault;
  }
}
