import type { Route } from 'next';

import type { AddressPage } from './sitemap-kind.ts';

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
