import type { ItemCardFragment } from '#graphql/generated/documents.ts';
import { itemCard } from '#lib/game/items/item-card.ts';
import { Panel } from '../ui/page/panel.tsx';
import { ItemCard } from './card/item-card.tsx';
import { iconSource } from './item-icon.tsx';

interface Props {
  readonly item: ItemCardFragment;
  /** The level of the heading; lower for an item that the page is not about. */
  readonly as?: 'h1' | 'h2';
  /** True on a page that shows the set beside the card. */
  readonly withoutSet?: boolean;
}

/** The card of an item as a panel of a page. */
export function ItemPanel({ item, as = 'h1', withoutSet = false }: Props) {
  const card = itemCard(item, iconSource);
  return (
    <Panel as="section" ornate className="overflow-hidden">
      <ItemCard card={withoutSet ? { ...card, set: null } : card} as={as} />
    </Panel>
  );
}
