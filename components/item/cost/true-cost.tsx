import type { ItemTagFragment } from '#graphql/generated/documents.ts';
import { thousands, counted } from '#lib/format/number.ts';
import type { TrueCost as Cost } from '#lib/game/costs/true-cost.ts';
import type { CostEnd, CostNode, CostPurchase } from '#lib/game/costs/cost-tree.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { ItemLink } from '../item-link.tsx';
import { Price } from './offer-cost.tsx';
import styles from './cost-list.module.css';

interface PurchaseProps {
  readonly purchase: CostPurchase<ItemTagFragment>;
  /** The word before the price of an item that is sold singly. */
  readonly lead?: string;
}

/** Describes a purchase in a line: '3 purchases of 20 for 2 kinds of items (1 other offer)'. */
function PurchaseWords({ purchase, lead = 'sold' }: PurchaseProps) {
  const { times, stack, copper, requires, otherOffers } = purchase;
  const isFree = copper === 0 && requires.length === 0;
  return (
    <>
      {stack > 1 ? `${counted(times, 'purchase')} of ${thousands(stack)}` : lead}
      {isFree ? ', free' : ' for '}
      <Price copper={copper} />
      {copper > 0 && requires.length > 0 && ' and '}
      {requires.length > 0 && counted(requires.length, 'kind of item', 'kinds of items')}
      {otherOffers > 0 && ` (${counted(otherOffers, 'other offer')})`}
    </>
  );
}

type Node = CostNode<ItemTagFragment>;

interface CostListProps {
  readonly nodes: readonly Node[];
  /** True if the costs of these items are unfolded. */
  readonly isOpen?: boolean;
}

/** Items that are needed, each with what it costs in turn; folds without scripts. */
function CostList({ nodes, isOpen = false }: CostListProps) {
  return (
    <ul className={styles.list}>
      {nodes.map((node) => (
        <li key={node.item.id}>
          <ItemLink item={node.item} count={node.needed} className={styles.item} />
          <CostListCost node={node} isOpen={isOpen} />
        </li>
      ))}
    </ul>
  );
}

/** The reasons why a cost is not followed further (rules.md: True cost); empty for items that are not sold. */
const ENDS: Readonly<Record<CostEnd, string>> = {
  'not sold': '',
  cycle: 'sold only for what it pays for, not followed',
  'too deep': 'sold for other items, too many steps away to be followed',
  'too many': 'sold for other items, too many to be followed',
  'not loaded': 'not followed',
};

function CostListCost({
  node: { purchase, end },
  isOpen,
}: {
  readonly node: Node;
  readonly isOpen: boolean;
}) {
  if (!purchase) return end && ENDS[end] && <p className={styles.facts}>{ENDS[end]}</p>;
  if (purchase.requires.length === 0) {
    return (
      <p className={styles.facts}>
        <PurchaseWords purchase={purchase} />
      </p>
    );
  }
  return (
    <details open={isOpen}>
      <summary className={styles.facts}>
        <PurchaseWords purchase={purchase} />
      </summary>
      <CostList nodes={purchase.requires} />
    </details>
  );
}

interface Props {
  /** Null for an item that is not sold for others. */
  readonly cost: Cost<ItemTagFragment> | null;
}

/** Shows the cost of an item when every item that vendors demand is bought in turn (rules.md: True cost). */
export function TrueCost({ cost }: Props) {
  if (!cost) return null;
  const { purchase, total } = cost;
  const { stack, requires } = purchase;
  return (
    <Panel as="section" ornate className="grid gap-4 px-6 py-5 narrow:px-4" aria-labelledby="true-cost">
      <div>
        <h2 id="true-cost" className="text-lg">
          True cost
        </h2>
        <p className="mt-1 text-sm text-muted">
          {stack > 1 ? `What ${thousands(stack)} of it come to` : 'What it comes to'} when everything that
          vendors ask for is bought in turn
        </p>
      </div>
      <div className="rounded border border-line bg-sunken px-4 py-3">
        <CostSum total={total} />
        {total.isCut && (
          <p className="mt-1.5 text-sm text-muted">
            Some of these items are sold for further items, whose cost is not counted.
          </p>
        )}
      </div>
      <div>
        <p className="mb-1 text-sm text-muted">
          <PurchaseWords purchase={purchase} lead="Sold" />
        </p>
        <CostList nodes={requires} isOpen />
      </div>
    </Panel>
  );
}

/** The sum of a cost: items and coins. */
export function CostSum({ total: { items, copper } }: { readonly total: Cost<ItemTagFragment>['total'] }) {
  if (items.length === 0 && copper === 0) return <p>Nothing: all of it is free.</p>;
  return (
    <ul aria-label="In all" className="flex flex-wrap items-center gap-x-6 gap-y-2 text-md">
      {items.map(({ item, count }) => (
        <li key={item.id} className="min-w-0">
          <ItemLink item={item} count={count} size={36} className="narrow:min-h-11" />
        </li>
      ))}
      {copper > 0 && (
        <li className="font-semibold">
          <Price copper={copper} />
        </li>
      )}
    </ul>
  );
}
