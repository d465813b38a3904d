import type { Route } from 'next';

import { type Filter, NO_FILTER } from '#lib/url/filter/filter.ts';
import { isCursorName } from '#lib/url/paging/cursor.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { isListed } from '#lib/url/listed-address.ts';
import { kindAt } from '#lib/url/page-kind-of.ts';
import { type SearchParams, withQuery } from '#lib/url/search-params.ts';

type Parameters = Readonly<Record<string, string>>;

/** A page, and the requested address. */
export interface IndexedPage {
  /** The path of the page, without its query. */
  readonly path: Route;
  /** The parameters that make it a separate page: the instance whose runs are listed. None for most. */
  readonly own?: Parameters | undefined;
  /** The query part of the address, with whatever stands in it. */
  readonly query?: SearchParams | undefined;
  /** The filter of the page's address. */
  readonly filter?: Filter | undefined;
}

/** The treatment of an address by search engines. */
export interface Indexing {
  /** The canonical address: parameters in a fixed order, without defaults and unknown ones. */
  readonly canonical: Route;
  /** The parameters of that address. */
  readonly parameters: Parameters;
  /** True for what search engines should not list. */
  readonly noindex: boolean;
}

/** They show the same in another order, or mark a part of it. */
const PRESENTATION: ReadonlySet<string> = new Set(['sort', 'dir', 'pin']);

/** The parameter by which a kind of list puts the same rows in another order, by the pattern of its address. */
const ORDERS: Readonly<Record<string, string>> = { '/guild/[id]/members': 'order' };

/** A build is all parameters: what counts is the page of its career. */
const BUILD = /^\/build\/./;

/** Pages that are about more than their lists, of which a further page shows nearly the same. */
const MORE_THAN_LISTS = /^\/(?:guilds|[\w-]+\/\[id\])?$/;

/**
 * Returns the canonical address of a page, and whether it belongs in search results (rules.md: Search engines). Orders
 * and marks lead to the page itself, and so do the cursors of lists that are a part of it; filters and other cursors
 * are their own addresses.
 * @example indexingOf({ path: '/kills', query: { period: 'thisWeek', utm_source: 'x' }, filter: KILL_FILTER }) // {
 * canonical: '/kills?period=thisWeek', parameters: { period: 'thisWeek' }, noindex: true }
 */
export function indexingOf({ path, own = {}, query = {}, filter = NO_FILTER }: IndexedPage): Indexing {
  const kind = kindAt(path)?.name ?? path;
  const isPart = MORE_THAN_LISTS.test(kind);
  const chosen = Object.entries(listAddress(path, query, filter).params).filter(
    ([name]) =>
      !PRESENTATION.has(name) &&
      name !== ORDERS[kind] &&
      !(isPart && isCursorName(name)) &&
      !Object.hasOwn(own, name),
  );
  const parameters = Object.fromEntries(
    [...Object.entries(own), ...chosen].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  const whole = withQuery(path, new URLSearchParams(parameters));
  return { canonical: BUILD.test(path) ? path : whole, parameters, noindex: !isListed(whole) };
}
