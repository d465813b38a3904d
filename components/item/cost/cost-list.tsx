import type { ItemTagFragment } from '#graphql/generated/documents.ts';
import type { CostEnd, CostNode } from '#lib/game/costs/cost-tree.ts';

import styles from './cost-list.module.css';
import { ItemLink } from '../item-link.tsx';
import { PurchaseWords } from './purchase-words.tsx';

type Node = CostNode<ItemTagFragment>;

interface Props {
  readonly nodes: readonly Node[];
  /** True if the costs of these items are unfolded. */
  readonly isOpen?: boolean;
}

/** Items that are needed, each with what it costs in turn; folds without scripts. */
export function CostList({ nodes, isOpen = false }: Props) {
  return (
    <ul className={styles.list}>
      {nodes.map((node) => (
        <li key={node.item.id}>
          <ItemLink item={node.item} count={node.needed} className={styles.item} />
          <Cost node={node} isOpen={isOpen} />
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

function Cost({ node: { purchase, end }, isOpen }: { readonly node: Node; readonly isOpen: boolean }) {
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
