import type { ItemTagFragment } from '#graphql/generated/documents.ts';
import { plural, thousands } from '#lib/format/number.ts';
import type { CostEnd, CostNode, CostPurchase } from '#lib/game/cost-tree.ts';

import styles from './cost-list.module.css';
import { ItemLink } from './item-link.tsx';
import { Price } from './price.tsx';

type Node = CostNode<ItemTagFragment>;

interface Props {
  readonly nodes: readonly Node[];
  /** Whether what these cost in turn is unfolded. */
  readonly isOpen?: boolean;
}

/** Items that are needed, each with what it costs in turn; to be folded without scripts. */
export function CostList({ nodes, isOpen = false }: Props) {
  return (
    <ul className={styles.list}>
      {nodes.map((node) => (
        <li key={node.item.id}>
          <div className={styles.row}>
            <ItemLink item={node.item} count={node.needed} className="narrow:min-h-11" />
            <span className={styles.facts}>
              {node.purchase ? <PurchaseFacts purchase={node.purchase} /> : node.end && ENDS[node.end]}
            </span>
          </div>
          <Requires purchase={node.purchase} isOpen={isOpen} />
        </li>
      ))}
    </ul>
  );
}

const ENDS: Readonly<Record<CostEnd, string>> = {
  'not sold': '',
  cycle: 'sold only for what it pays for: not followed',
  'too deep': 'sold for other items, too many steps away: not followed',
  'too many': 'sold for other items, too many to show: not followed',
  'not asked': 'not followed',
};

function PurchaseFacts({ purchase }: { readonly purchase: CostPurchase<ItemTagFragment> }) {
  const { times, stack, copper, requires, otherOffers } = purchase;
  return (
    <>
      {copper > 0 && (
        <span className="text-base text-text">
          <Price copper={copper} />
        </span>
      )}
      {copper === 0 && requires.length === 0 && <span>free</span>}
      {stack > 1 && (
        <span>
          {thousands(times)} {plural(times, 'purchase', 'purchases')} of {thousands(stack)}
        </span>
      )}
      {otherOffers > 0 && (
        <span>
          {otherOffers} {plural(otherOffers, 'other offer', 'other offers')}
        </span>
      )}
    </>
  );
}

function Requires({
  purchase,
  isOpen,
}: {
  readonly purchase: CostPurchase<ItemTagFragment> | null;
  readonly isOpen: boolean;
}) {
  if (!purchase || purchase.requires.length === 0) return null;
  const count = purchase.requires.length;
  return (
    <details className={styles.details} open={isOpen}>
      <summary>
        sold for {count} {plural(count, 'kind of item', 'kinds of items')}
      </summary>
      <CostList nodes={purchase.requires} />
    </details>
  );
}
