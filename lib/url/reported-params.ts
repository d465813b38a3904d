import { LETTERS_FOR_PARTS, mistakes } from '#graphql/rules/near-name.ts';
import { damageIn } from './damaged-param.ts';
import type { Filter } from './filter/filter.ts';
import { first, type SearchParams } from './search-params.ts';
import { cleanSearch } from './clean-search.ts';
import { echo } from './search-text.ts';

/** The faults of an address that a page reports. */
export interface Reports {
  /** The parameter that holds the names of misspelt parameters. */
  readonly misspelt: string;
  /** The parameter that holds the names of parameters which stand there again with another value. */
  readonly repeated: string;
  /** Names that are meant for the page although they are near none of its parameters. */
  readonly own: RegExp;
}

/** Unknown names that are read, and those that a page reports. */
const [MOST_NAMES, MOST_NAMED] = [50, 5];

/** Keeps what an address got wrong for a page that reports it: beginnings of broken values, and names that are misspelt or stand there twice. */
export function reportedParams(
  { fields }: Filter,
  { misspelt, repeated, own }: Reports,
  query: SearchParams,
): Record<string, string> {
  const known = Object.values(fields).map(({ param }) => param);
  const broken = Object.values(fields).filter((field) => damageIn(field, query) !== null);
  const names = [...(first(query, misspelt)?.split(',') ?? []), ...Object.keys(query)]
    .filter((name) => !known.includes(name))
    .slice(0, MOST_NAMES)
    .filter((name) => own.test(name) || known.some((each) => isNear(each, name)));
  const told = first(query, repeated)?.split(',') ?? [];
  const twice = known.filter((name) => told.includes(name) || isRepeated(query, name)).slice(0, MOST_NAMED);
  return {
    ...Object.fromEntries(
      broken.map(({ param }) => [param, echo(cleanSearch(first(query, param, Infinity) ?? ''))]),
    ),
    ...(names.length > 0 && { [misspelt]: names.slice(0, MOST_NAMED).join(',') }),
    ...(twice.length > 0 && { [repeated]: twice.join(',') }),
  };
}

/** True for a parameter that stands in an address with several values. */
function isRepeated(query: SearchParams, name: string): boolean {
  const values = query[name];
  return Array.isArray(values) && new Set(values).size > 1;
}

/** True for a name that is nearly a parameter's; shorter ones, such as `s`, are those of trackers. */
const isNear = (param: string, name: string): boolean =>
  name.length > 2 &&
  mistakes(param, name.toLowerCase(), name.length < LETTERS_FOR_PARTS ? 1 : 2) !== Infinity;
