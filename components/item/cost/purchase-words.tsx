import type { ItemTagFragment } from '#graphql/generated/documents.ts';
import { counted, thousands } from '#lib/format/number.ts';
import type { CostPurchase } from '#lib/game/costs/cost-tree.ts';
import { Price } from './offer-cost.tsx';

interface Props {
  readonly purchase: CostPurchase<ItemTagFragment>;
  /** The word before the price of an item that is sold singly. */
  readonly lead?: string;
}

/** Describes a purchase in a line: '3 purchases of 20 for 2 kinds of items (1 other offer)'. */
export function PurchaseWords({ purchase, lead = 'sold' }: Props) {
  const { times, stack, copper, requires, otherOffers } = purchase;
  const isFree = copper === 0 && requires.length === 0;
  return (
    <>
      {stack > 1 ? `${counted(times, 'purchase')} of ${thousands(stack)}` : lead}
      {isFree ? ', free' : ' for '}
      {copper > 0 && <Price copper={copper} />}
      {copper > 0 && requires.length > 0 && ' and '}
      {requires.length > 0 && counted(requires.length, 'kind of item', 'kinds of items')}
      {otherOffers > 0 && ` (${counted(otherOffers, 'other offer')})`}
    </>
  );
}
