import type { OfferFragment, PurchaseRowFragment } from '#graphql/generated/documents.ts';
import { type OfferRow, offerRows } from '#lib/game/items/offer-rows.ts';
import { CreatureLink, RealmIcon } from '../../creature/creature-link.tsx';
import { ZoneLinks } from '../../creature/zone-links.tsx';
import type { Column } from '../../ui/table/column.ts';
import { pagedRows } from '../../ui/list/paged-list.tsx';
import { ItemLink } from '../item-link.tsx';
import { OfferCost } from './offer-cost.tsx';

type OfferColumn = Column<OfferRow<OfferFragment>>;

/**
 * The columns of a table of offers: price, vendor, the vendor's realm and zones.
 * @param line the price's line on narrow screens; 2 where the offered item takes the first
 */
const offerColumns = (line: 1 | 2): readonly OfferColumn[] => [
  {
    header: 'Price',
    width: line === 1 ? 'w-[30%]' : 'w-[25%]',
    narrow: { line, from: 1, to: 3 },
    rowSpan: ({ span }) => span,
    cell: ({ offer }) => <OfferCost offer={offer} />,
  },
  {
    header: 'Creature name',
    names: true,
    narrow: { line: line === 1 ? 2 : 3, from: 1, to: 2 },
    cell: ({ vendor }) =>
      vendor ? (
        <CreatureLink creature={vendor} withoutRealm />
      ) : (
        <span className="text-muted">Not sold at present</span>
      ),
  },
  {
    header: 'Realm',
    width: 'w-16',
    align: 'center',
    narrow: { line: line === 1 ? 2 : 3, from: 2, to: 3, atEnd: true },
    cell: ({ vendor }) => vendor && <RealmIcon realm={vendor.realm} />,
  },
  {
    header: 'Zone',
    width: line === 1 ? 'w-[26%]' : 'w-[20%]',
    narrow: { line: line === 1 ? 3 : 4, from: 1, to: 3 },
    cell: ({ vendor }) => vendor && <ZoneLinks creature={vendor} />,
  },
];

const OFFERS = {
  layout: 'cards',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)_auto]',
  rowKey: ({ key }: { readonly key: string }) => key,
} as const;

/** One page of the offers of an item: what it costs, and with whom (rules.md: Item tabs). */
export const VendorList = pagedRows({
  ...OFFERS,
  caption: 'Sold by',
  columns: offerColumns(1),
  rowsOf: offerRows<OfferFragment>,
  pagesOf: 'vendors',
});

/** One page of what an item buys, from whom and where (rules.md: Item tabs). */
export const PurchaseList = pagedRows<PurchaseRowFragment, OfferRow<PurchaseRowFragment>>({
  ...OFFERS,
  caption: 'Used to purchase',
  columns: [
    {
      header: 'Item',
      names: true,
      width: 'w-[23%]',
      narrow: { line: 1, from: 1, to: 3 },
      rowSpan: ({ span }) => span,
      cell: ({ offer: { item, count } }) => <ItemLink item={item} count={count} />,
    },
    ...offerColumns(2),
  ],
  rowsOf: offerRows,
  empty: 'It buys nothing for this career.',
  pagesOf: 'purchases',
});
