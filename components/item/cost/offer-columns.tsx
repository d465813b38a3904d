import type { OfferFragment } from '#graphql/generated/documents.ts';
import type { OfferRow } from '#lib/game/items/offer-rows.ts';
import { CreatureLink, RealmIcon } from '../../creature/creature-link.tsx';
import { ZoneLinks } from '../../creature/zone-links.tsx';
import type { Column } from '../../ui/table/column.ts';
import { OfferCost } from './offer-cost.tsx';

type OfferColumn = Column<OfferRow<OfferFragment>>;

/**
 * The columns of a table of offers: price, vendor, the vendor's realm and zones.
 * @param line the price's line on narrow screens; 2 where the offered item takes the first
 */
export const offerColumns = (line: 1 | 2): readonly OfferColumn[] => [
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
