import type { OfferCostFragment } from '#graphql/generated/documents.ts';

import { ItemLink } from '../item-link.tsx';
import { Price } from './price.tsx';

/** Shows the cost of an offer: coins and required items (rules.md: Prices). */
export function OfferCost({ offer: { price, requiredItems } }: { readonly offer: OfferCostFragment }) {
  if (price <= 0 && requiredItems.length === 0) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      {price > 0 && <Price copper={price} />}
      {requiredItems.map(({ item, count }) => (
        <ItemLink key={item.id} item={item} count={count} size={24} />
      ))}
    </span>
  );
}
