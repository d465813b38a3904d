import type { ItemSetCardFragment } from '#graphql/generated/documents.ts';
import { counted, plain } from '#lib/format/number.ts';
import { itemName } from '#lib/game/items/item-labels.ts';
import { bonusText, itemSetName } from '#lib/game/items/item-set.ts';

import { Panel } from '../ui/page/panel.tsx';
import { ItemIcon } from './item-icon.tsx';
import { ItemLink } from './item-link.tsx';
import { ItemsLink } from './items-link.tsx';
import styles from './rarity.module.css';

interface Props {
  readonly set: ItemSetCardFragment;
  /** The item that the page is about, which is not linked. */
  readonly itemId: string;
}

/** The set of an item: all its pieces, and what wearing them gives (rules.md: Item sets). */
export function ItemSetPanel({ set, itemId }: Props) {
  return (
    <Panel as="section" ornate className="px-5 py-4 narrow:px-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className={`text-lg ${styles['rarity-set']}`}>{itemSetName(set)}</h2>
        <span className="text-muted">
          Item set, {counted(set.items.length, 'piece')}{' '}
          <ItemsLink by="set" id={set.id}>
            Filter them
          </ItemsLink>
        </span>
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-x-5 gap-y-1 tiny:grid-cols-1">
        {set.items.map((piece) => (
          <li key={piece.id} className="flex min-h-9 items-center narrow:min-h-11">
            {piece.id === itemId ? <ThisItem item={piece} /> : <ItemLink item={piece} />}
          </li>
        ))}
      </ul>
      {set.bonuses.length > 0 && (
        <ul className="mt-3 grid gap-1 border-t border-line pt-3">
          {set.bonuses.map((bonus) => (
            <li key={`${bonus.itemsRequired} ${bonusText(bonus)}`}>
              <span className="text-faint" aria-hidden="true">
                ◇{' '}
              </span>
              <span className="text-muted">({plain(bonus.itemsRequired)} piece bonus):</span>{' '}
              {bonusText(bonus)}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const ThisItem = ({ item }: { readonly item: ItemSetCardFragment['items'][number] }) => (
  <span aria-current="true" className="inline-flex min-w-0 items-center gap-2.5 font-semibold">
    <ItemIcon iconUrl={item.iconUrl} size={28} ring="rarity-set" />
    <span className="min-w-0 wrap-break-word">
      {itemName(item)} <span className="text-sm font-normal text-muted">this item</span>
    </span>
  </span>
);
