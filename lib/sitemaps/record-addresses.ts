import type { Route } from 'next';

import type { SitemapItemFragment } from '#graphql/generated/documents.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { shownSection } from '#lib/url/item-sections.ts';
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

/** The address of an item that is the canonical one of what it shows first (rules.md: Item tabs). */
export const itemAddresses = (item: SitemapItemFragment): readonly Route[] =>
  addressesBy((id) => shownSection(item, 'vendors')?.href ?? routes.item(id))(item);
