import type { Route } from 'next';
import { type AddressPage, RECORDS_PER_FILE } from './sitemap-kind.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import type { SitemapStorylineFragment } from '#graphql/generated/documents.ts';
import { isListed } from '#lib/game/journal/journal-entry.ts';
import { routes } from '#lib/url/routes.ts';

interface Identified {
  readonly id: string;
}

/**
 * Returns the function that lists a record's addresses; none for an id that no address can name.
 * @example addressesBy(routes.quest)({ id: '7' }) // ['/quest/7']
 */
export const addressesBy =
  (...addresses: readonly ((id: string) => Route)[]) =>
  ({ id }: Identified): readonly Route[] =>
    parseEntityId(id) === null ? [] : addresses.map((address) => address(id));

/** A page of a list of the API. */
export interface Connection<Node> {
  readonly nodes: readonly Node[] | null;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/**
 * The addresses of a page of a list; none, and no next page, where the API gives no list.
 * @param addressesOf those of one record; none for a record that no address can name
 */
export function connectionPage<Node>(
  page: Connection<Node> | null,
  addressesOf: (node: Node) => readonly Route[],
): AddressPage {
  const nodes = page?.nodes ?? [];
  return {
    addresses: nodes.flatMap(addressesOf),
    records: nodes.length,
    next: page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null,
  };
}

/**
 * Makes a page of storylines that fills a sitemap file, with their entries and the activities that these list. The API
 * gives all of them at once, so that the cursor is the index of a storyline.
 */
export function storylinePage(
  storylines: readonly SitemapStorylineFragment[],
  after: string | null,
): AddressPage {
  const addresses: Route[] = [];
  let at = Number(after);
  for (; at < storylines.length && addresses.length < RECORDS_PER_FILE; at += 1) {
    addresses.push(...storylineAddresses(storylines[at]));
  }
  return { addresses, records: addresses.length, next: at < storylines.length ? String(at) : null };
}

function storylineAddresses(storyline: SitemapStorylineFragment | undefined): readonly Route[] {
  if (!storyline || parseEntityId(storyline.id) === null) return [];
  const { id, entries } = storyline;
  return [routes.storyline(id), ...entries.flatMap((entry) => entryAddresses(id, entry))];
}

function entryAddresses(
  storylineId: string,
  { id, activities }: SitemapStorylineFragment['entries'][number],
): readonly Route[] {
  if (parseEntityId(id) === null) return [];
  const listed = activities.filter((activity) => isListed(activity) && parseEntityId(activity.id) !== null);
  return [
    routes.journalEntry(storylineId, id),
    ...listed.map((activity) => routes.journalActivity(storylineId, id, activity.id)),
  ];
}
