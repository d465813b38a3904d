import type { SoldItemFragment } from '#graphql/generated/documents.ts';

import type { Column } from '../../ui/table/column.ts';
import { pagedRows } from '../../ui/list/paged-list.tsx';
import { ItemLink } from '../item-link.tsx';
import { OfferCost } from './offer-cost.tsx';

const columns: readonly Column<SoldItemFragment>[] = [
  {
    header: 'Item',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ item, count }) => <ItemLink item={item} count={count} size={36} className="align-middle" />,
  },
  {
    header: 'Price',
    narrow: { line: 2, from: 1, to: 2 },
    cell: (offer) => (
      <div className="narrow:pl-11.5">
        <OfferCost offer={offer} />
      </div>
    ),
  },
];

/** A key for an offer, which has no id: what is sold, how many, and for what. */
const offerKey = ({ item, count, price, requiredItems }: SoldItemFragment): string =>
  [item.id, count, price, ...requiredItems.map((required) => required.item.id)].join(' ');

/** One page of what a vendor sells; the head stays when there is nothing (rules.md: Creatures). */
export const OfferList = pagedRows({
  caption: 'Items sold',
  layout: 'list',
  columns,
  rowsOf: (nodes: readonly SoldItemFragment[]) => nodes,
  rowKey: offerKey,
  narrowTracks: 'narrow:grid-cols-1',
  pagesOf: 'items sold',
});
