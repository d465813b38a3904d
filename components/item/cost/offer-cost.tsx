import type { OfferCostFragment } from '#graphql/generated/documents.ts';
import { ItemLink } from '../item-link.tsx';
import { coinsOf } from '#lib/format/price.ts';
import { thousands } from '#lib/format/number.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

/** Shows the cost of an offer: coins and required items (rules.md: Prices). */
export function OfferCost({ offer: { price, requiredItems } }: { readonly offer: OfferCostFragment }) {
  if (price <= 0 && requiredItems.length === 0) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Price copper={price} />
      {requiredItems.map(({ item, count }) => (
        <ItemLink key={item.id} item={item} count={count} size={24} />
      ))}
    </span>
  );
}

/** A price in gold, silver and copper; nothing for a price of 0. */
export function Price({ copper }: { readonly copper: number }) {
  const coins = coinsOf(copper);
  if (coins.length === 0) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 whitespace-nowrap">
      {coins.map(({ metal, amount }) => (
        <span key={metal} className="inline-flex shrink-0 items-center gap-1">
          {thousands(amount)}
          <img src={staticImages.coin(metal)} alt={metal} width={16} height={16} />
        </span>
      ))}
    </span>
  );
}
