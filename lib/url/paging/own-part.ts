import type { Route } from 'next';

import { filterParams } from '../filter/filter-params.ts';
import type { ChoiceField, Filter } from '../filter/filter.ts';
import { filterWords } from '../filter/filter-words.ts';
import type { ListAddress } from './list-address.ts';
import { OWN_PARAMS } from '../listed-address.ts';
import { type SearchParams, withQuery } from '../search-params.ts';

/** The selects of a list each of whose choices makes a page of its own. */
export const ownFields = (path: string, { fields }: Filter): readonly ChoiceField[] =>
  Object.values(fields).filter(
    (field): field is ChoiceField => field.kind === 'choice' && isOwn(path, field.param),
  );

const isOwn = (path: string, name: string): boolean => OWN_PARAMS[path]?.includes(name) ?? false;

/**
 * The address of a part of a list that is a page of its own. Of what else is chosen only other such parts stay.
 * @example ownHref(items, 'type', 'AXE') // '/items?rarity=RARE&type=AXE'
 */
export function ownHref({ path, params, filter }: ListAddress, param: string, value: string): Route {
  const kept = Object.entries(filterParams(filter, params)).filter(([name]) => isOwn(path, name));
  const query = new URLSearchParams({ ...Object.fromEntries(kept), [param]: value });
  query.sort();
  return withQuery(path, query);
}

/**
 * The parts of a list that have rows: of each the parameters that choose it, all those of the list that make a page of
 * its own.
 * @example [{ type: 'AXE', rarity: 'RARE' }, { type: 'SWORD', rarity: 'COMMON' }]
 */
export type HeldParts = readonly Readonly<Record<string, string>>[];

/**
 * True if the address of a part leads to an empty list; false where it is not known which parts have rows.
 * @example isEmptyPart('/quests?letter=X', [{ letter: 'S' }]) // true
 */
export function isEmptyPart(href: Route, held: HeldParts | null): boolean {
  if (!held) return false;
  const chosen = [...new URLSearchParams(href.slice(href.indexOf('?')))];
  return !held.some((part) => chosen.every(([name, value]) => part[name] === value));
}

/**
 * Names the part of a list that an address makes a page of its own; nothing for the whole.
 * @example ownWords('/quests', QUEST_FILTER, { letter: 'S', name: 'fire' }) // ['begins with S']
 */
export function ownWords(path: string, filter: Filter, query: SearchParams): readonly string[] {
  const own = Object.fromEntries(Object.entries(query).filter(([name]) => isOwn(path, name)));
  return filterWords(filter, own).map(
    (words) => words.charAt(0).toLowerCase() + words.slice(1).replace(':', ''),
  );
}
