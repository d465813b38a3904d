import { routes, type WornItem } from '#lib/url/routes.ts';

interface Named {
  readonly id: string;
  readonly name: string | null;
}

/**
 * Returns the attribute that makes a link the owner of an item's tooltip: the address that the tooltip is loaded from.
 * An item without a name has none.
 */
export function itemTooltip(item: Named, worn?: WornItem): { readonly 'data-item-card'?: string } {
  if (!item.name?.trim()) return {};
  return { 'data-item-card': worn ? routes.wornItemCard(worn) : routes.itemCard(item.id) };
}
