import type {
  ContainerFragment,
  OfferFragment,
  PurchaseRowFragment,
  SoldItemFragment,
  VendorFragment,
} from '#graphql/generated/documents.ts';
import { type OfferRow, offerRows } from '#lib/game/items/offer-rows.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import { CreatureLink, RealmIcon } from '../../creature/creature-link.tsx';
import { ZoneLinks } from '../../creature/zone-links.tsx';
import { pagedList, pagedRows } from '../../ui/list/paged-list.tsx';
import { NavLink } from '../../ui/navigation/nav-link.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ItemLink } from '../item-link.tsx';
import { OfferCost } from './offer-cost.tsx';

type Offered = OfferRow<OfferFragment>;

/** The price of an offer, over all its vendors. */
const PRICE: Column<Offered> = {
  header: 'Price',
  width: 'w-[30%]',
  narrow: { line: 1, from: 1, to: 3 },
  rowSpan: ({ span }) => span,
  cell: ({ offer }) => <OfferCost offer={offer} />,
};

const VENDOR: Column<Offered> = {
  header: 'Creature name',
  names: true,
  narrow: { line: 2, from: 1, to: 2 },
  cell: ({ vendor }) =>
    vendor ? (
      <CreatureLink creature={vendor} withoutRealm />
    ) : (
      <span className="text-muted">Not sold at present</span>
    ),
};

const REALM: Column<Offered> = {
  header: 'Realm',
  width: 'w-16',
  align: 'center',
  narrow: { line: 2, from: 2, to: 3, atEnd: true },
  cell: ({ vendor }) => vendor && <RealmIcon realm={vendor.realm} />,
};

const ZONE: Column<Offered> = {
  header: 'Zone',
  width: 'w-[26%]',
  narrow: { line: 3, from: 1, to: 3 },
  cell: ({ vendor }) => vendor && <ZoneLinks creature={vendor} />,
};

const rowKey = ({ key }: { readonly key: string }) => key;

/** One page of the offers of an item: what it costs, and with whom (rules.md: Item tabs). */
export const VendorList = pagedRows({
  caption: 'Sold by',
  layout: 'cards',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)_auto]',
  pagesOf: 'vendors',
  columns: [PRICE, VENDOR, REALM, ZONE],
  rowsOf: offerRows<OfferFragment>,
  rowKey,
});

/** One page of what an item buys, from whom and where (rules.md: Item tabs). */
export const PurchaseList = pagedRows<PurchaseRowFragment, OfferRow<PurchaseRowFragment>>({
  caption: 'Used to purchase',
  layout: 'cards',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)_auto]',
  pagesOf: 'purchases',
  empty: 'It buys nothing for this career.',
  columns: [
    {
      header: 'Item',
      names: true,
      width: 'w-[29%]',
      narrow: { line: 1, from: 1, to: 3 },
      rowSpan: ({ span }) => span,
      cell: ({ offer: { item, count } }) => <ItemLink item={item} count={count} />,
    },
    { ...PRICE, width: 'w-[22%]', narrow: { line: 2, from: 1, to: 3 } },
    { ...VENDOR, narrow: { line: 3, from: 1, to: 2 } },
    { ...REALM, narrow: { line: 3, from: 2, to: 3, atEnd: true } },
    { ...ZONE, width: 'w-[18%]', narrow: { line: 4, from: 1, to: 3 } },
  ],
  rowsOf: offerRows<PurchaseRowFragment>,
  rowKey,
});

/** One page of what a vendor sells; the head stays when there is nothing (rules.md: Creatures). */
export const OfferList = pagedRows<SoldItemFragment, SoldItemFragment>({
  caption: 'Items sold',
  layout: 'list',
  narrowTracks: 'narrow:grid-cols-1',
  pagesOf: 'items sold',
  columns: [
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
  ],
  rowsOf: (nodes) => nodes,
  // An offer has no id: what is sold, how many, and for what.
  rowKey: ({ item, count, price, requiredItems }) =>
    [item.id, count, price, ...requiredItems.map((required) => required.item.id)].join(' '),
});

/** One page of the creatures that leave an item behind, and where they stand (rules.md: Item tabs). */
export const DropList = pagedList<VendorFragment>({
  caption: 'Dropped by',
  layout: 'cards',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)_auto]',
  pagesOf: 'creatures',
  columns: [
    {
      header: 'Creature name',
      narrow: { line: 1, from: 1, to: 2 },
      cell: (creature) => <CreatureLink creature={creature} withoutRealm />,
    },
    {
      header: 'Realm',
      width: 'w-16',
      align: 'center',
      narrow: { line: 1, from: 2, to: 3, atEnd: true },
      cell: ({ realm }) => <RealmIcon realm={realm} />,
    },
    {
      header: 'Zone',
      width: 'w-[45%]',
      narrow: { line: 2, from: 1, to: 3 },
      cell: (creature) => <ZoneLinks creature={creature} />,
    },
  ],
});

const zoneNamesOf = ({ spawns }: ContainerFragment): readonly string[] => [
  ...new Set(
    spawns.map(({ position: { zoneId, zone } }) =>
      zoneLabel({ id: String(zoneId), name: zone?.name ?? null }),
    ),
  ),
];

/** One page of the game objects that hold an item, and where they stand (rules.md: Item tabs). */
export const ContainerList = pagedList<ContainerFragment>({
  caption: 'Found in',
  layout: 'cards',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)]',
  pagesOf: 'game objects',
  columns: [
    {
      header: 'Game object',
      narrow: { line: 1, from: 1, to: 2 },
      cell: (object) => (
        <NavLink href={routes.gameObject(object.id)} className="font-semibold wrap-break-word">
          {gameObjectName(object)}
        </NavLink>
      ),
    },
    {
      header: 'Zone',
      width: 'w-[45%]',
      narrow: { line: 2, from: 1, to: 2 },
      cell: (object) => <span className="text-sm text-muted">{zoneNamesOf(object).join(', ')}</span>,
    },
  ],
});
