import type { SourceCountsFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import { itemSections } from '#lib/url/item-sections.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { OfferCost } from './cost/offer-cost.tsx';

const WORDS = { vendors: 'Vendors', purchase: '', quests: 'Quests', drops: 'Drops', chapters: 'Chapters' };

/** The sources of an item, each with its number, and the cost of the cheapest offer. */
export function SourceLine({ item }: { readonly item: SourceCountsFragment }) {
  const offer = item.soldByVendors?.nodes?.[0];
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {itemSections({ ...item, usedToPurchase: null }).map(({ section, href, count }) => (
        <NavLink
          key={section}
          href={href}
          className="inline-flex min-h-6 items-center text-link narrow:min-h-11"
        >
          {WORDS[section]} ({plain(count)})
        </NavLink>
      ))}
      {offer && <OfferCost offer={offer} />}
    </span>
  );
}
